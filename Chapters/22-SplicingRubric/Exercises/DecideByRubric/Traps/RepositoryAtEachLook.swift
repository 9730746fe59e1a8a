// Fails hasItsOwnRepository: what is computed is another one at each look.
// Also fails hasTheAppsContainer.
// TASK 1: The detail view and its repository.
typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: Component {
  let dependencies: Dependencies
  var productDataRepository: ProductDataRepository { ProductDataRepository() }

  var uses: [AnyObject] { [productDataRepository, dependencies.tracker] }
}

func openProduct(in app: App) -> any Component {
  ProductDetailView(dependencies: app)
}
