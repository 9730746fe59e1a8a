import TextUI

// snippet.foreign
/// The document's bad example: the product is shown on the splice of the deals, for that has a product
/// repository too.
extension Before {
  struct ProductDetailView<ExternalDependencies: HotDealsExternalDependencies>: View {
    let dependencies: SplicedHotDealsDependencies<ExternalDependencies>

    var body: some View {
      VStack {
        Text(dependencies.productDataRepository.productName)
        ProductImageView(dependencies: dependencies)
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }
}
// snippet.end
