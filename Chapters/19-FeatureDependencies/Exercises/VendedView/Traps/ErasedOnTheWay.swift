// Fails categoryIsGeneric: the list is generic, and the level above it says only that it is a view.
// TASK 1: Make these three levels generic, one after another, from the top.
typealias ShopViewDependencies = CategoryViewDependencies

struct ShopView<Dependencies: ShopViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { CategoryView(dependencies: dependencies) }
}

typealias CategoryViewDependencies = ProductListViewDependencies

struct CategoryView<Dependencies: CategoryViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { AnyView(ProductListView(dependencies: dependencies)) }
}

typealias ProductListViewDependencies = PromotionViewDependencies

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { PromotionView(dependencies: dependencies) }
}
