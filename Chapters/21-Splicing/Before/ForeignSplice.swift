import TextUI

/// The author's bad example: a product page that uses the deals' splice.
extension Before {
  struct ProductDetailView<ExternalDependencies: HotDealsExternalDependencies>: View {
    let dependencies: SplicedHotDealsDependencies<ExternalDependencies>

    var body: some View {
      VStack {
        Text(dependencies.productDataRepository.productName)
        ProductFacts(dependencies: dependencies)
        ProductImageView(dependencies: dependencies)
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }
}
