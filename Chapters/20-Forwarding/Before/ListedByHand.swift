import TextUI

/// Against the convention: each level lists what the image needs.
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

  typealias CategoryViewDependencies = TrackingDependency & LoggingDependency

  struct CategoryView<Dependencies: CategoryViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View { ProductListView(dependencies: dependencies) }
  }

  typealias ShopViewDependencies = TrackingDependency & LoggingDependency

  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View { CategoryView(dependencies: dependencies) }
  }
}
