import TextUI

// Against the conventions on purpose: a leaf that the compiler once asked for on behalf of the child.

extension Before {
  enum PastedLeaf {
    // snippet.pasted
    /// Logging was pasted when the image logged. The image of today does not, and nobody is told.
    typealias ProductDetailViewDependencies = TrackingDependency
      & LoggingDependency

    struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
      let dependencies: Dependencies

      var body: some View {
        TrackedImageView(dependencies: dependencies)
          .onAppear { dependencies.tracker.track("productDetailViewAppeared") }
      }
    }
    // snippet.end
  }
}
