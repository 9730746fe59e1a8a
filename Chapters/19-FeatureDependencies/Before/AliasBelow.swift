import TextUI

/// Against the convention: the alias stands below the type. The compiler does not mind.
enum AliasBelow {
  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }

  typealias ProductDetailViewDependencies = TrackingDependency
}
