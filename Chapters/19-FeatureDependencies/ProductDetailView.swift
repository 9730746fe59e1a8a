import TextUI

typealias ProductDetailViewDependencies = TrackingDependency

struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text("Product Detail Page")
      Button("Add to cart") {
        dependencies.tracker.trackAddToCart()
      }
    }
  }
}
