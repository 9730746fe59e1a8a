import TextUI

// Against the conventions on purpose: who adopts the protocol inherits what it needs.

// snippet.component
typealias ProductComponentDependencies = LoggingDependency

/// The document's protocol, repaired: it asks for `let dependencies`, which no protocol can.
protocol ProductComponent {
  associatedtype Dependencies: ProductComponentDependencies
  var dependencies: Dependencies { get }
}

extension ProductComponent {
  func log(message: String) {
    dependencies.logger.log("ProductComponent: " + message)
  }
}
// snippet.end

extension Before {
  enum Inherited {
    // snippet.inherited
    typealias ProductDetailViewDependencies = TrackingDependency
      & ProductImageViewDependencies
      & ProductComponentDependencies

    /// The document's view, repaired: it calls `log` without the label.
    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View, ProductComponent {
      let dependencies: Dependencies

      var body: some View {
        VStack {
          Text("Product Detail View")
          ProductImageView(dependencies: dependencies)
          Button("Add to cart") { dependencies.tracker.trackAddToCart() }
        }
        .onAppear { log(message: "appeared!") }
      }
    }
    // snippet.end
  }
}
