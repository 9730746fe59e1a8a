import TextUI

typealias ProductImageViewDependencies = TrackingDependency & ProductDataRepositoryDependency

/// Does not know who made its repository, and how long it lives.
struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Button(dependencies.productDataRepository.productName) { dependencies.tracker.track("zoom") }
  }
}
