import TextUI

// Against the conventions on purpose: the alias is named after the feature, not after the type.

extension Before {
  typealias ProductDependencies = TrackingDependency

  struct ProductContainerView<Dependencies: ProductDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Text("Product")
        .onAppear { dependencies.tracker.track("productAppeared") }
    }
  }
}
