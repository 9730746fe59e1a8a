// Fails promotionIsGeneric: the shop takes the banner out, and every level hands it on beside the dependencies.
// Also fails categoryIsGeneric, listIsGeneric, showsTheBanner, keepsTheType, tapIsTracked.
// TASK 1: Make these three levels generic, one after another, from the top.
typealias ShopViewDependencies = CategoryViewDependencies

struct ShopView<Dependencies: ShopViewDependencies & BannerVendingDependency>: View {
  let dependencies: Dependencies

  var body: some View {
    CategoryView(dependencies: dependencies, banner: dependencies.banner)
  }
}

typealias CategoryViewDependencies = ProductListViewDependencies

struct CategoryView<Banner: View>: View {
  let dependencies: any CategoryViewDependencies
  let banner: Banner

  var body: some View { ProductListView(dependencies: dependencies, banner: banner) }
}

typealias ProductListViewDependencies = PromotionViewDependencies

struct ProductListView<Banner: View>: View {
  let dependencies: any ProductListViewDependencies
  let banner: Banner

  var body: some View { PromotionView(dependencies: dependencies, banner: banner) }
}
// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies = TrackingDependency

struct PromotionView<Banner: View>: View {
  let dependencies: any PromotionViewDependencies
  let banner: Banner

  var body: some View {
    banner.onTapGesture { dependencies.tracker.track("promotion") }
  }
}
