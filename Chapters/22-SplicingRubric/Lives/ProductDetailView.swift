import TextUI

typealias ProductDetailViewDependencies = TrackingDependency & ProductDataRepositoryDependency

/// Does not know who made its repository, and how long it lives.
struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.productName) {
      dependencies.tracker.trackAddToCart()
    }
  }
}
