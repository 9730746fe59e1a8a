// Fails shopIsGeneric: the shop creates the lowest level by itself.
// TASK 1: Make these three levels generic, one after another, from the top.
typealias ShopViewDependencies = PromotionViewDependencies

struct ShopView<Dependencies: ShopViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { PromotionView(dependencies: dependencies) }
}

typealias CategoryViewDependencies = ProductListViewDependencies

struct CategoryView<Dependencies: CategoryViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ProductListView(dependencies: dependencies) }
}

typealias ProductListViewDependencies = PromotionViewDependencies

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { PromotionView(dependencies: dependencies) }
}
