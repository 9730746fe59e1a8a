import Playground

/// The deals open a product page on their own splice. The splice stores the screen of that page.
func openOnDealsSplice(_ app: App, _ lifetimes: Lifetimes) -> SplicedHotDealsDependencies<App> {
  let deals = watchedHotDeals(app, lifetimes).dependencies
  // snippet.theirs
  let view = Before.ProductDetailView(dependencies: deals)
  deals.opened.append(Screen(view))
  // snippet.end
  lifetimes.watch("screen", deals.opened[0])
  return deals
}

/// The product page has its own splice, which forwards to the splice of the deals.
func openOverDealsSplice(_ app: App, _ lifetimes: Lifetimes) -> SplicedHotDealsDependencies<App> {
  let deals = watchedHotDeals(app, lifetimes).dependencies
  // snippet.overtheirs
  let view = ProductDetailFactory(dependencies: deals).view(for: "XYZ")
  deals.opened.append(Screen(view))
  // snippet.end
  lifetimes.watch("screen", deals.opened[0])
  lifetimes.watch("repository", view.dependencies.productDataRepository)
  return deals
}

/// The product page has its own splice, which forwards to the app.
func openOverApp(_ app: App, _ lifetimes: Lifetimes) -> SplicedHotDealsDependencies<App> {
  let deals = watchedHotDeals(app, lifetimes).dependencies
  // snippet.overapp
  let view = ProductDetailFactory(dependencies: app).view(for: "XYZ")
  deals.opened.append(Screen(view))
  // snippet.end
  lifetimes.watch("screen", deals.opened[0])
  lifetimes.watch("repository", view.dependencies.productDataRepository)
  return deals
}

/// Opens the deals and a product on one splice. Setting a screen to nil closes it.
func openBoth(_ app: App, _ lifetimes: Lifetimes) -> (deals: Screen?, product: Screen?) {
  let hotDeals = watchedHotDeals(app, lifetimes)
  let product = Before.ProductDetailView(dependencies: hotDeals.dependencies)
  return (
    lifetimes.watch("screen", Screen(hotDeals)), lifetimes.watch("screen", Screen(product))
  )
}
