import TextUI

// Against the conventions on purpose: another feature's alias, used because it has the needed leaf.

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
