typealias ProductListViewDependencies = ProductDetailViewDependencies

/// Opens the page, and names none of its services.
struct ProductListView<Dependencies: ProductListViewDependencies> {
  let dependencies: Dependencies

  func open(_ item: Item) -> ProductDetailView<Dependencies> {
    ProductDetailView(dependencies: dependencies, item: item, context: "list")
  }
}
