import TextUI

// Against the conventions on purpose: an alias of another feature, because it has what is needed.

extension Before {
  enum BorrowedAlias {
    struct ProductDetailView<Dependencies: HotDealsDependencies>: View {
      let dependencies: Dependencies

      var body: some View {
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }
}
