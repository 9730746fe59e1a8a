import Playground

/// The deals show a product on their own splice, and remember its screen.
func onTheDealsSplice(_ app: App, _ lifetimes: Lifetimes) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, lifetimes).dependencies
  // snippet.theirs
  let view = Before.ProductDetailView(dependencies: deals)
  deals.opened.append(Screen(view))
  // snippet.end
  lifetimes.watch("screen", deals.opened[0])
  return deals
}

/// The product has a splice of its own, and what the deals have lies under it.
func ownSpliceOverTheDeals(_ app: App, _ lifetimes: Lifetimes) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, lifetimes).dependencies
  // snippet.overtheirs
  let view = ProductDetailFactory(dependencies: deals).view(for: "XYZ")
  deals.opened.append(Screen(view))
  // snippet.end
  lifetimes.watch("screen", deals.opened[0])
  lifetimes.watch("repository", view.dependencies.productDataRepository)
  return deals
}

/// The product has a splice of its own, and what the app has lies under it.
func ownSpliceOverTheApp(_ app: App, _ lifetimes: Lifetimes) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, lifetimes).dependencies
  // snippet.overapp
  let view = ProductDetailFactory(dependencies: app).view(for: "XYZ")
  deals.opened.append(Screen(view))
  // snippet.end
  lifetimes.watch("screen", deals.opened[0])
  lifetimes.watch("repository", view.dependencies.productDataRepository)
  return deals
}

/// The deals and, on the same splice, a product: two screens, each to be closed by setting it to nil.
func openBoth(_ app: App, _ lifetimes: Lifetimes) -> (deals: Screen?, product: Screen?) {
  let hotDeals = hotDeals(app, lifetimes)
  let product = Before.ProductDetailView(dependencies: hotDeals.dependencies)
  return (
    lifetimes.watch("screen", Screen(hotDeals)), lifetimes.watch("screen", Screen(product))
  )
}
