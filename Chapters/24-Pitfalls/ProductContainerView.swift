import TextUI

// snippet.container
typealias ProductContainerViewDependencies = TrackingDependency

struct ProductContainerView<Dependencies: ProductContainerViewDependencies>: View {
  // snippet.end
  let dependencies: Dependencies

  var body: some View {
    Text("Product")
      .onAppear { dependencies.tracker.track("productAppeared") }
  }
}
