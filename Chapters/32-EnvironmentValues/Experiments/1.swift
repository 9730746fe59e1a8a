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
// Because:
// The last modifier in the line is the outermost, so German is nearer to the price than Dutch, and the nearest wins.
