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

// TASK 2: Show the banner that the dependencies vend, and keep its type.
typealias PromotionViewDependencies = TrackingDependency

struct PromotionView: View {
  let dependencies: any PromotionViewDependencies

  var body: some View {
    Text("Deals").onTapGesture { dependencies.tracker.track("promotion") }
  }
}
// END

// TASK 3: Choose how the settings take their dependencies.
typealias SettingsViewDependencies = TrackingDependency

struct SettingsView<Dependencies: SettingsViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { Button("Help") { dependencies.tracker.track("help") } }
}
// END

// TASK 3: Show the logo that the dependencies vend.
typealias FooterViewDependencies = TrackingDependency

struct FooterView: View {
  let dependencies: any FooterViewDependencies

  var body: some View {
    Text("Our logo").onTapGesture { dependencies.tracker.track("logo") }
  }
}
// END
