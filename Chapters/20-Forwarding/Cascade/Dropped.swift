import TextUI

/// The child tracks instead of logging. Parent and grandparent are exactly the same.
enum Dropped {
  typealias ProductImageViewDependencies = TrackingDependency

  struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Image("tea").onAppear { dependencies.tracker.track("image appeared") }
    }
  }

  typealias ProductDetailViewDependencies = TrackingDependency
    & ProductImageViewDependencies  // Required by ProductImageView

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      VStack {
        Text("Product Detail Page")
        ProductImageView(dependencies: dependencies)
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }

  typealias ProductListViewDependencies =
    ProductDetailViewDependencies  // Required by ProductDetailView

  struct ProductListView<Dependencies: ProductListViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View { ProductDetailView(dependencies: dependencies) }
  }
}
