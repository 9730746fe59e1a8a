// In main.swift, `germanShop` gets a second modifier behind the first one:
// `ShopView().environment(\.language, .german).environment(\.language, .dutch)`. Which price does it show?
// Edit main.swift, instead of:
let germanShop = ShopView().environment(\.language, .german)
// put:
let germanShop = ShopView().environment(\.language, .german).environment(\.language, .dutch)
// Asks:
// == One modifier on the shop ==
// germanShop.lines() // ["Tea", "4,50 €", "[Add to cart]"]
// Changes:
