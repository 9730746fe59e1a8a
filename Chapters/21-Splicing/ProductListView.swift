import TextUI

typealias ProductListViewDependencies =
  ProductDetailFactoryDependencies  // Required by ProductDetailFactory

/// Creates a product page inside its own body, so each drawing of the list makes a repository.
struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text("Products")
      ProductDetailFactory(dependencies: dependencies).view(for: "ABC")
    }
  }
}
