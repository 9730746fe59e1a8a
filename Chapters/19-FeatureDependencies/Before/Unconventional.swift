import TextUI

/// Violates three conventions. The compiler accepts that, as long as each call keeps the order of
/// the properties.
enum Unconventional {
  /// This view's alias is below it, and `dependencies` comes last.
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

  typealias ProductDetailViewDependencies = TrackingDependency

  /// This alias is named after a topic, not after the type.
  typealias ShoppingDependencies = TrackingDependency

  struct PromotionView<Dependencies: ShoppingDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Text("Deals").onTapGesture { dependencies.tracker.track("promotion") }
    }
  }
}
