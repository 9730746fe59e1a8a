import TextUI

typealias ProductListViewDependencies = PromotionViewDependencies

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { PromotionView(dependencies: dependencies) }
}
