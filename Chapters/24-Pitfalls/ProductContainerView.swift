import TextUI

typealias ProductContainerViewDependencies = TrackingDependency

struct ProductContainerView<Dependencies: ProductContainerViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Text("Product")
      .onAppear { dependencies.tracker.track("productAppeared") }
  }
}
