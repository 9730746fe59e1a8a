import TextUI

// Against the conventions on purpose: an alias of another feature, because it has what is needed.

extension Before {
  // snippet.borrowed
  enum BorrowedAlias {
    struct ProductDetailView<Dependencies: HotDealsDependencies>: View {
      // snippet.end
      let dependencies: Dependencies

      var body: some View {
        Button("Add to cart") { dependencies.tracker.trackAddToCart() }
      }
    }
  }
}
