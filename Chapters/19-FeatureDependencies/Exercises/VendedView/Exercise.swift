// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import TextUI

// TASK 1: Make these three levels generic, one after another, from the top.
typealias ShopViewDependencies = CategoryViewDependencies

struct ShopView: View {
  let dependencies: any ShopViewDependencies

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
// END

// TASK 2: Show the banner that the dependencies vend, in place of the text. Keep its type.
typealias PromotionViewDependencies = TrackingDependency

struct PromotionView: View {
  let dependencies: any PromotionViewDependencies

  var body: some View {
    Text("Deals").onTapGesture { dependencies.tracker.track("promotion") }
  }
}
// END
