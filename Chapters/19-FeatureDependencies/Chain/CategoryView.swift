import TextUI

typealias CategoryViewDependencies = ProductListViewDependencies

struct CategoryView<Dependencies: CategoryViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ProductListView(dependencies: dependencies) }
}
