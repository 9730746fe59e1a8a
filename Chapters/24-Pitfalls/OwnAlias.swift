import TextUI

enum OwnAlias {
  typealias ProductDetailViewDependencies = TrackingDependency

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Button("Add to cart") { dependencies.tracker.trackAddToCart() }
    }
  }
}
