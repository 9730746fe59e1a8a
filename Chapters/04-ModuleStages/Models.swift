// In the packages of `Shapes`, each model is in its feature's module. In this program the shapes share them.

struct User { let name: String }
struct Item { let name: String }
struct Friend { let name: String }
