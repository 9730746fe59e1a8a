import TextUI

// Against the conventions on purpose: a leaf that the child once needed, pasted to fix an error.

extension Before {
  enum PastedLeaf {
    /// Logging was pasted when the image logged. Today's image doesn't log, but the compiler reports nothing.
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
