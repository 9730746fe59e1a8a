import TextUI

typealias ProductListViewDependencies =
  ProductDetailViewDependencies  // Required by ProductDetailView

struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View { ProductDetailView(dependencies: dependencies) }
}
