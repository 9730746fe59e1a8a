// Fails categoryIsGeneric: the shop is generic, and puts the app into the box one level later.
// Also fails listIsGeneric, promotionIsGeneric, keepsTheType, levelsTakeNothingElse, promotionTakesNothingElse.
// TASK 1: Make these three levels generic, one after another, from the top.
typealias ShopViewDependencies = CategoryViewDependencies

struct ShopView<Dependencies: ShopViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { CategoryView(dependencies: dependencies) }
}

typealias CategoryViewDependencies = ProductListViewDependencies

struct CategoryView: View {
  let dependencies: any CategoryViewDependencies

  var body: some View { ProductListView(dependencies: dependencies) }
}

typealias ProductListViewDependencies = PromotionViewDependencies

struct ProductListView: View {
  let dependencies: any ProductListViewDependencies

  var body: some View { PromotionView(dependencies: dependencies) }
}
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView: View {
  let dependencies: any PromotionViewDependencies

  var body: some View {
    AnyView(dependencies.banner).onTapGesture { dependencies.tracker.track("promotion") }
  }
}
