import TextUI

/// The view with parameters of its own. Its memberwise initializer takes them in the order in which
/// the properties stand, so `dependencies` is the first of them.
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

/// Whether there is something to sell.
enum Disposition { case inStock, soldOut }
