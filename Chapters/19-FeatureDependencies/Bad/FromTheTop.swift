import TextUI

/// Against the convention below the highest level: a generic parent creates a child with `any`.
/// So a chain can become generic from the top down, and compiles after every step.
enum FromTheTop {
  typealias ShopViewDependencies = Existential.CategoryViewDependencies

  struct ShopView<Dependencies: ShopViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View { Existential.CategoryView(dependencies: dependencies) }
  }
}
