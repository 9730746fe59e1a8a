// Fails hasItsOwnRepository: what is computed is another one at each look.
// TASK 1: One view uses the repository. What is worth its cost here?
typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: Component {
  let dependencies: Dependencies
  var productDataRepository: ProductDataRepository { ProductDataRepository() }

  var uses: [AnyObject] { [productDataRepository, dependencies.tracker] }
}

func openProduct(in app: App) -> any Component {
  ProductDetailView(dependencies: app)
}
