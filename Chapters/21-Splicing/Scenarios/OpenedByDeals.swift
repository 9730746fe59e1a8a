import Playground

/// The deals show a product on their own splice, and remember its screen.
func onTheDealsSplice(_ app: App, _ recorder: Recorder) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, recorder).dependencies
  // snippet.theirs
  let view = Before.ProductDetailView(dependencies: deals)
  deals.opened.append(Screen(view))
  // snippet.end
  recorder.watch("screen", deals.opened[0])
  return deals
}

/// The product has a splice of its own, and what the deals have lies under it.
func ownSpliceOverTheDeals(_ app: App, _ recorder: Recorder) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, recorder).dependencies
  // snippet.overtheirs
  let view = ProductDetailFactory(dependencies: deals).view(for: "XYZ")
  deals.opened.append(Screen(view))
  // snippet.end
  recorder.watch("screen", deals.opened[0])
  recorder.watch("repository", view.dependencies.productDataRepository)
  return deals
}

/// The product has a splice of its own, and what the app has lies under it.
func ownSpliceOverTheApp(_ app: App, _ recorder: Recorder) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, recorder).dependencies
  // snippet.overapp
  let view = ProductDetailFactory(dependencies: app).view(for: "XYZ")
  deals.opened.append(Screen(view))
  // snippet.end
  recorder.watch("screen", deals.opened[0])
  recorder.watch("repository", view.dependencies.productDataRepository)
  return deals
}

/// The deals and, on the same splice, a product: two screens, each to be closed by setting it to nil.
func openBoth(_ app: App, _ recorder: Recorder) -> (deals: Screen?, product: Screen?) {
  let hotDeals = hotDeals(app, recorder)
  let product = Before.ProductDetailView(dependencies: hotDeals.dependencies)
  return (
    recorder.watch("screen", Screen(hotDeals)), recorder.watch("screen", Screen(product))
  )
}
