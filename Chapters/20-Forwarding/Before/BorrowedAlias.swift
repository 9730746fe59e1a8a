import TextUI

/// Against the convention: an image takes the alias of the page, because that alias already exists.
enum Borrowed {
  struct ProductImageView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      Image("tea").onAppear {
        dependencies.logger.log("image appeared")
        dependencies.tracker.trackAddToCart()  // The customer only looked.
      }
    }
  }
}
