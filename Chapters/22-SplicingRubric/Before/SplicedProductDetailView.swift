import TextUI

/// The second developer's version, and the document's own example: a splice for one view.
extension Before {
  typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

  typealias ProductDetailViewExternalDependencies = TrackingDependency

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

  struct ProductDetailView<ExternalDependencies: ProductDetailViewExternalDependencies>: View {
    let dependencies: SplicedProductDetailViewDependencies<ExternalDependencies>

    var body: some View {
      VStack {
        Text(dependencies.productDataRepository.productName)
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }
}
