import TextUI

/// Against the convention: the same code as in `Before`, with the child of `Dropped`.
extension Dropped {
  enum Before {
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

    typealias ProductListViewDependencies = TrackingDependency
      & LoggingDependency  // The compiler asked for it here too

    struct ProductListView<Dependencies: ProductListViewDependencies>: View {
      let dependencies: Dependencies

      var body: some View { ProductDetailView(dependencies: dependencies) }
    }
  }
}
