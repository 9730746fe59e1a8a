import TextUI

/// Against the convention: `dependencies` comes last. The compiler does not mind, as long as every call
/// keeps that order.
enum DependenciesLast {
  typealias ProductDetailViewDependencies = TrackingDependency

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let sku: String
    let dependencies: Dependencies

    var body: some View {
      VStack {
        Text("Product \(sku)")
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }
}
