import TextUI

// snippet.visits
/// Which container a visit makes for the product that it looks at.
enum Container { case ownSplice, newDealsSplice }

/// How its screen learns that the product has changed.
enum Following { case no, weakly, strongly }

/// A person opens a product and closes it, so many times. The tally is told afterwards.
func visits(_ times: Int, _ container: Container, following: Following = .no) -> Tallies {
  let app = AppContainer()
  for _ in 1...times {
    let (view, repository) = product(app, container)
    let screen = Screen(dependencies: app, view)
    screen.draw()
    switch following {
    case .no: break
    case .weakly: screen.followWeakly(repository)
    case .strongly: screen.followStrongly(repository)
    }
  }
  return app.tally
}
// snippet.end

private func product(
  _ app: AppContainer, _ container: Container
) -> (view: any View, repository: ProductDataRepository) {
  switch container {
  case .ownSplice:
    let repository = ProductDataRepository(dependencies: app, sku: "ABC")
    let splice = SplicedProductDetailViewDependencies(
      externalDependencies: app, productDataRepository: repository)
    return (ProductDetailView(dependencies: splice), repository)
  case .newDealsSplice:
    let splice = HotDealsFactory(dependencies: app).hotDeals().dependencies
    return (ForeignSplice.ProductDetailView(dependencies: splice), splice.productDataRepository)
  }
}
