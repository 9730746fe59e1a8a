// In the packages of `Shapes` each has its module. In this program the shapes share them.

struct User { let name: String }
struct Item { let name: String }
struct Friend { let name: String }
