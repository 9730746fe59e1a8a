import TextUI

enum WithOwner {
  typealias ProductDetailViewDependencies = TrackingDependency
    & AutoExpanderDependencies

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies
    private let expander: AutoExpander<Dependencies>

    init(dependencies: Dependencies) {
      self.dependencies = dependencies
      expander = AutoExpander(dependencies: dependencies)
    }

    var body: some View {
      expander.expanding(
        VStack {
          Text("Product Detail Page")
          Button("Add to cart") { dependencies.tracker.trackAddToCart() }
        })
    }
  }
}
