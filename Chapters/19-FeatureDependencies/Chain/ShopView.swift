import TextUI

typealias ShopViewDependencies = CategoryViewDependencies

struct ShopView<Dependencies: ShopViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { CategoryView(dependencies: dependencies) }
}
