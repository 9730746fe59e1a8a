import TextUI

extension Before {
  enum NamesItsSplice {
    /// The author's form with corrected names: the view stores a concrete splice, so it accepts no other
    /// container.
    struct ProductDetailView<ExternalDependencies: ProductDetailViewExternalDependencies>: View {
      let dependencies: SplicedProductDetailViewDependencies<ExternalDependencies>

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
}
