import TextUI

typealias ProductDetailViewDependencies = TrackingDependency
  & ProductDataRepositoryDependency
  & ProductFactsDependencies  // Required by ProductFacts
  & ProductImageViewDependencies  // Required by ProductImageView

typealias ProductDetailViewExternalDependencies = TrackingDependency
  & ProductImageViewDependencies  // Required by ProductImageView

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text(dependencies.productDataRepository.productName)
      ProductFacts(dependencies: dependencies)
      ProductImageView(dependencies: dependencies)
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }
}

struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
>: ProductDetailViewDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository: ProductDataRepository

  var tracker: any Tracking { externalDependencies.tracker }
  var logger: any Logging { externalDependencies.logger }  // Required by ProductImageView

  init(
    externalDependencies: ExternalDependencies, productDataRepository: ProductDataRepository
  ) {
    self.externalDependencies = externalDependencies
    self.productDataRepository = productDataRepository
  }
}
