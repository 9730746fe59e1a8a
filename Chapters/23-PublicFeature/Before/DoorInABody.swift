import ProductDetail
import TextUI

extension Before {
  /// Calls the public entry in its body, so each drawing opens a connection.
  struct CatalogView<Dependencies: ProductFeatureDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      VStack {
        Text("Today's product")
        ProductFeature(dependencies: dependencies).productDetailView(for: "ABC")
      }
    }
  }
}
