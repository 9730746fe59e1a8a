import TextUI

enum OwnAlias {
  // snippet.own
  typealias ProductDetailViewDependencies = TrackingDependency
  // snippet.end

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }
}
