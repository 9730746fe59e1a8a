import TextUI

// Against the convention: the parent lists what its child needs. The child is that of `Dropped`.

extension Dropped {
  enum Listing {
    // snippet.parent
    typealias ProductDetailViewDependencies = TrackingDependency
      & LoggingDependency  // The compiler asked for it

    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
      let dependencies: Dependencies

      var body: some View {
        VStack {
          ProductImageView(dependencies: dependencies)
          Button("Add to cart") { dependencies.tracker.trackAddToCart() }
        }
      }
    }

    typealias ShopViewDependencies = TrackingDependency
      & LoggingDependency  // The compiler asked for it here too

    struct ShopView<Dependencies: ShopViewDependencies>: View {
      let dependencies: Dependencies

      var body: some View { ProductDetailView(dependencies: dependencies) }
    }
    // snippet.end
  }
}
