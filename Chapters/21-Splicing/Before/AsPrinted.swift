import TextUI

extension Before {
  enum AsPrinted {
    // snippet.printed
    /// The author's form: the view names the splice that it takes, and takes no other container.
    struct ProductDetailView<ExternalDependencies: ProductDetailViewExternalDependencies>: View {
      let dependencies: SplicedProductDetailViewDependencies<ExternalDependencies>

      var body: some View {
        VStack {
          Text(dependencies.productDataRepository.productName)
          ProductImageView(dependencies: dependencies)
          Button("Add to cart") { dependencies.tracker.trackAddToCart() }
        }
      }
    }
    // snippet.end
  }
}
