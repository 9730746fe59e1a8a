import TextUI

/// Below the highest level, this is against the convention: a generic parent creates a child that
/// takes `any`. So a chain can become generic from the top down, and compiles after every step.
enum FromTheTop {
  typealias ShopViewDependencies = CategoryViewDependencies

  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View { CategoryView(dependencies: dependencies) }
  }

  typealias CategoryViewDependencies = TrackingDependency

  struct CategoryView: View {
    let dependencies: any CategoryViewDependencies

    var body: some View {
      Text("Deals").onTapGesture { dependencies.tracker.track("promotion") }
    }
  }
}
