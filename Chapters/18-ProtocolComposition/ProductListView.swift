typealias ProductListViewDependencies = ProductDetailViewDependencies

/// Opens the page, and doesn't know what the page needs.
struct ProductListView<Dependencies: ProductListViewDependencies> {
  let dependencies: Dependencies

  func open(_ item: Item) -> ProductDetailView<Dependencies> {
    ProductDetailView(dependencies: dependencies, item: item, context: "list")
  }
}
