import TextUI

/// The view with parameters of its own. Its memberwise initializer takes them in the order of the
/// properties, so `dependencies` comes first.
enum DependenciesFirst {
  typealias ProductDetailViewDependencies = TrackingDependency

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies
    let sku: String
    let disposition: Disposition
    let context: String

    var body: some View {
      VStack {
        Text("Product \(sku), from \(context)")
        if disposition == .inStock {
          Button("Add to cart") { dependencies.tracker.trackAddToCart() }
        } else {
          Text("Sold out")
        }
      }
    }
  }
}

/// Whether the product can be sold.
enum Disposition { case inStock, soldOut }
