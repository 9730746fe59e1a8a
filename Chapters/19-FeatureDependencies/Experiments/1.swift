// In `main.swift`, the container of `deals` gets `AnyView(dealBanner)` as its banner, and the four views stay
// generic. What does `type(of: deals)` print?
// Edit main.swift, instead of:
let deals = ShopView(dependencies: Vending.App(tracker: dealTracker, banner: dealBanner))
// put:
let deals = ShopView(
  dependencies: Vending.App(tracker: dealTracker, banner: AnyView(dealBanner)))
// Asks:
// == The banner's type ==
// type(of: deals) // ShopView<App<AnyView>>
// Changes:
// == The banner's type ==
// type(of: deals) // ShopView<App<AnyView>>
// type(of: deals.body.body.body) // PromotionView<App<AnyView>>
// type(of: deals.body.body.body.body) // Changed<AnyView>
// Because:
// Generic views keep the type that the container gives them, and nothing more. The root erased the banner
// before the container got it, so the type that all levels keep is `AnyView`.
