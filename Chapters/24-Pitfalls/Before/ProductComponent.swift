import TextUI

// Against the conventions on purpose: conforming types inherit the protocol's dependencies.

typealias ProductComponentDependencies = LoggingDependency

protocol ProductComponent {
  associatedtype Dependencies: ProductComponentDependencies
  var dependencies: Dependencies { get }
}

extension ProductComponent {
  func log(message: String) {
    dependencies.logger.log("ProductComponent: " + message)
  }
}

extension Before {
  enum Inherited {
    typealias ProductDetailViewDependencies = TrackingDependency
      & ProductImageViewDependencies
      & ProductComponentDependencies

    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View, ProductComponent {
      let dependencies: Dependencies

      var body: some View {
        VStack {
          Text("Product Detail Page")
          ProductImageView(dependencies: dependencies)
          Button("Add to cart") { dependencies.tracker.trackAddToCart() }
        }
        .onAppear { log(message: "appeared!") }
      }
    }
  }
}
