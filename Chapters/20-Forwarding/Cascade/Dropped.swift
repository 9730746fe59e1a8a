import TextUI

/// The child tracks in place of logging. Parent and grandparent are, letter for letter, those of `Before`.
enum Dropped {
  // snippet.child
  typealias ProductImageViewDependencies = TrackingDependency

  struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Image("shoe").onAppear {
        dependencies.tracker.track("image appeared")
      }
    }
  }
  // snippet.end

  // snippet.parent
  typealias ProductDetailViewDependencies = TrackingDependency
    & ProductImageViewDependencies  // Required by ProductImageView

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      VStack {
        ProductImageView(dependencies: dependencies)
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }

  typealias ShopViewDependencies = ProductDetailViewDependencies  // Required by ProductDetailView

  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View { ProductDetailView(dependencies: dependencies) }
  }
  // snippet.end
}
