import TextUI

typealias ProductDetailViewDependencies = TrackingDependency
  & ProductImageViewDependencies  // Required by ProductImageView

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text("Product Detail Page")
      ProductImageView(dependencies: dependencies)
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }
}
