// Fails hasTheAppsContainer: the splice has become a class, and is one still.
// Also fails hasItsOwnRepository.
// TASK 1: The detail view and its repository.
typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

final class SplicedProductDetailViewDependencies: ProductDetailViewDependencies {
  let productDataRepository = ProductDataRepository()
  let tracker: any Tracking

  init(app: App) { tracker = app.tracker }
}

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: Component {
  let dependencies: Dependencies

  var uses: [AnyObject] { [dependencies.productDataRepository, dependencies.tracker] }
}

func openProduct(in app: App) -> any Component {
  ProductDetailView(dependencies: SplicedProductDetailViewDependencies(app: app))
}
