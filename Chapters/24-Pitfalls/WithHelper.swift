import TextUI

enum WithHelper {
  typealias ProductDetailViewDependencies = TrackingDependency
    & View_autoExpandDependencies

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      VStack {
        Text("Product Detail Page")
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
      .autoExpand(dependencies: dependencies)
    }
  }
}
