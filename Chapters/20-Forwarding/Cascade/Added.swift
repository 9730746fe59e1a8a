import TextUI

/// The child logs, and counts as well. Parent and grandparent are, letter for letter, those of `Before`.
enum Added {
  // snippet.child
  typealias ProductImageViewDependencies = LoggingDependency & AnalyticsDependency

  struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Image("shoe").onAppear {
        dependencies.logger.log("image appeared")
        dependencies.analytics.count("image appeared")
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
