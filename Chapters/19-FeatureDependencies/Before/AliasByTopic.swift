import TextUI

/// Against the convention: the alias is named after a topic and not after the type. The compiler does
/// not mind.
enum AliasByTopic {
  typealias ShoppingDependencies = TrackingDependency

  struct ProductDetailView<Dependencies: ShoppingDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }
}
