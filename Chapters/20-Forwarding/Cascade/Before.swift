import TextUI

/// The child logs.
enum Before {
  // snippet.child
  typealias ProductImageViewDependencies = LoggingDependency

  struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Image("shoe").onAppear {
        dependencies.logger.log("image appeared")
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
