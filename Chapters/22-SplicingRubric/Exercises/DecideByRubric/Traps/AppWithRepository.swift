// Fails hasTheAppsContainer: the app has learned of the repository, so everybody has a way to one.
// TASK 1: The detail view and its repository.
typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

extension App: ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { ProductDataRepository() }
}

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: Component {
  let dependencies: Dependencies
  let productDataRepository: ProductDataRepository

  var uses: [AnyObject] { [productDataRepository, dependencies.tracker] }
}

func openProduct(in app: App) -> any Component {
  ProductDetailView(dependencies: app, productDataRepository: app.productDataRepository)
}
