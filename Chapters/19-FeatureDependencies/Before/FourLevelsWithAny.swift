import TextUI

/// Against the convention: four levels take their dependencies as `any`. It works as well as the
/// generic form, and is shorter, until a dependency has a type of its own.
extension Before {
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

  typealias PromotionViewDependencies = TrackingDependency

  struct PromotionView: View {
    let dependencies: any PromotionViewDependencies

    var body: some View {
      Text("Deals").onTapGesture { dependencies.tracker.track("promotion") }
    }
  }
}
