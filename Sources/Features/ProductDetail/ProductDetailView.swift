import TextUI

typealias ProductDetailViewDependencies =
  TrackingDependency
  & ProductDataRepositoryDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text(dependencies.productDataRepository.productName)
    Button("Add to cart") {
      dependencies.tracker.track("add \(dependencies.productDataRepository.productName)")
    }
  }
}

typealias ProductDetailViewExternalDependencies = TrackingDependency

/// The external dependencies, plus a repository that lives as long as the view.
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository) {
    self.externalDependencies = externalDependencies
    self.productDataRepository = productDataRepository
  }
}
