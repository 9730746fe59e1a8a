import TextUI

/// The child logs, and now also shows a price. Parent and grandparent are exactly the same.
enum Added {
  typealias ProductImageViewDependencies = LoggingDependency & PricingDependency

  struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      VStack {
        Image("tea").onAppear { dependencies.logger.log("image appeared") }
        Text("\(dependencies.prices.cents(of: Item(name: "tea"))) cents")
      }
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
