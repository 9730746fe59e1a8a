import Playground

// snippet.opened
/// The deals show a product on their own splice, and remember its screen.
func onTheDealsSplice(_ app: App, _ recorder: Recorder) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, recorder).dependencies
  let view = Before.ProductDetailView(dependencies: deals)
  deals.opened.append(recorder.watch("screen", Screen(view)))
  return deals
}

/// The product has a splice of its own, and what the deals have lies under it.
func ownSpliceOverTheDeals(_ app: App, _ recorder: Recorder) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, recorder).dependencies
  let view = productPage(deals, "XYZ", recorder)
  deals.opened.append(recorder.watch("screen", Screen(view)))
  return deals
}

/// The product has a splice of its own, and what the app has lies under it.
func ownSpliceOverTheApp(_ app: App, _ recorder: Recorder) -> SplicedHotDealsDependencies<App> {
  let deals = hotDeals(app, recorder).dependencies
  let view = productPage(app, "XYZ", recorder)
  deals.opened.append(recorder.watch("screen", Screen(view)))
  return deals
}
// snippet.end

/// The deals and, on the same splice, a product: two screens, each to be closed by setting it to nil.
func openBoth(_ app: App, _ recorder: Recorder) -> (deals: Screen?, product: Screen?) {
  let hotDeals = hotDeals(app, recorder)
  let product = Before.ProductDetailView(dependencies: hotDeals.dependencies)
  return (
    recorder.watch("screen", Screen(hotDeals)), recorder.watch("screen", Screen(product))
  )
}
