// Fails categoryIsGeneric: a generic function opens the box, and its result has no type outside.
// Also fails listIsGeneric, promotionIsGeneric, keepsTheType.
// TASK 1: Make these three levels generic, one after another, from the top.
typealias ShopViewDependencies = CategoryViewDependencies

struct ShopView<Dependencies: ShopViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { CategoryView(dependencies: dependencies) }
}

typealias CategoryViewDependencies = ProductListViewDependencies

struct CategoryView: View {
  let dependencies: any CategoryViewDependencies

  var body: some View { AnyView(list(dependencies)) }

  private func list(_ dependencies: some CategoryViewDependencies) -> some View {
    ProductListView(dependencies: dependencies)
  }
}

typealias ProductListViewDependencies = PromotionViewDependencies

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { PromotionView(dependencies: dependencies) }
}
