import TextUI

typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies
  let productDataRepository: ProductDataRepository

  var body: some View {
    VStack {
      Text(productDataRepository.productName)
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }
}
