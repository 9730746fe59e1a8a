// snippet.list
typealias ProductListViewDependencies = ProductDetailViewDependencies

/// Opens the page. What the page needs is the page's business.
struct ProductListView<Dependencies: ProductListViewDependencies> {
  let dependencies: Dependencies

  func open(_ item: Item) -> ProductDetailView<Dependencies> {
    ProductDetailView(dependencies: dependencies, item: item, context: "list")
  }
}
// snippet.end
