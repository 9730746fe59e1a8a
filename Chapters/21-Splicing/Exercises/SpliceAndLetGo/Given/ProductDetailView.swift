// Given: leave this file as it is.

import TextUI

typealias ProductDetailViewDependencies = TrackingDependency
  & ProductDataRepositoryDependency
  & ProductImageViewDependencies  // Required by ProductImageView

/// What a caller must bring: everything except the repository.
typealias ProductDetailViewExternalDependencies = TrackingDependency
  & ProductImageViewDependencies  // Required by ProductImageView

/// The page of one product.
struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text(
        "\(dependencies.productDataRepository.sku): \(dependencies.productDataRepository.quantity)")
      ProductImageView(dependencies: dependencies)
      Button("More") { dependencies.productDataRepository.quantity += 1 }
      Button("Buy") { dependencies.tracker.track("buy \(dependencies.productDataRepository.sku)") }
    }
  }
}
