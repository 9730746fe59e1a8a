import TextUI

// Against the conventions on purpose: a leaf that the compiler once asked for on behalf of the child.

extension Before {
  enum PastedLeaf {
    /// Logging was pasted when the image logged. Today's image doesn't log, and no error says so.
    typealias ProductDetailViewDependencies = TrackingDependency
      & LoggingDependency

    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
      let dependencies: Dependencies

      var body: some View {
        TrackedImageView(dependencies: dependencies)
          .onAppear { dependencies.tracker.track("productDetailViewAppeared") }
      }
    }
  }
}
