import TextUI

// snippet.opened
/// Ways to show a product from the deals, which remember its screen in their splice.
enum Way: CaseIterable {
  case onTheDealsSplice, ownSpliceOverTheDeals, ownSpliceOverTheApp

  fileprivate func product(
    _ app: AppContainer, _ deals: SplicedHotDealsDependencies<AppContainer>
  ) -> any View {
    switch self {
    case .onTheDealsSplice:
      ForeignSplice.ProductDetailView(dependencies: deals)
    case .ownSpliceOverTheDeals:
      ProductDetailView(
        dependencies: SplicedProductDetailViewDependencies(
          externalDependencies: deals,
          productDataRepository: ProductDataRepository(dependencies: app, sku: "XYZ")))
    case .ownSpliceOverTheApp:
      ProductDetailFactory(dependencies: app).view(for: "XYZ")
    }
  }
}

/// The deals open a product. Whoever holds what this returns holds the deals.
func dealsThatOpened(
  _ way: Way, _ app: AppContainer
) -> SplicedHotDealsDependencies<AppContainer> {
  let deals = HotDealsFactory(dependencies: app).hotDeals().dependencies
  let screen = Screen(dependencies: app, way.product(app, deals))
  screen.draw()
  deals.opened.append(screen)
  return deals
}
// snippet.end

/// The tally when the deals have opened a product and nobody holds either any more.
func left(_ way: Way) -> Tallies {
  let app = AppContainer()
  _ = dealsThatOpened(way, app)
  return app.tally
}

/// The deals and, on the same splice, a product: two screens, each to be closed by setting it to nil.
func openBoth(_ app: AppContainer) -> (deals: Screen?, product: Screen?) {
  let hotDeals = HotDealsFactory(dependencies: app).hotDeals()
  let product = ForeignSplice.ProductDetailView(dependencies: hotDeals.dependencies)
  return (Screen(dependencies: app, hotDeals), Screen(dependencies: app, product))
}
