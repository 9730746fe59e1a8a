import TextUI

// snippet.list
typealias ProductListViewDependencies =
  ProductDetailFactoryDependencies  // Required by ProductDetailFactory

/// Shows a product inside its own body. So whoever draws the list makes a repository.
struct ProductListView<Dependencies: ProductListViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    VStack {
      Text("Products")
      ProductDetailFactory(dependencies: dependencies).view(for: "ABC")
    }
  }
}
// snippet.end
