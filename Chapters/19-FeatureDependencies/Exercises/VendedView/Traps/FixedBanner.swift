// Fails showsTheBanner: every app gets the same banner.
// Also fails keepsTheType, tapIsTracked.
// Make room for a vended view. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import TextUI

// TASK 1: Make these three levels generic, one after another, from the top.
typealias ShopViewDependencies = CategoryViewDependencies

struct ShopView<Dependencies: ShopViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { CategoryView(dependencies: dependencies) }
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
// END

// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies =
  TrackingDependency
  & BannerVendingDependency

struct PromotionView<Dependencies: PromotionViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Deal().onTapGesture { dependencies.tracker.track("promotion") }
  }
}
// END

struct Deal: View {
  var body: some View { Text("20 percent off") }
}
