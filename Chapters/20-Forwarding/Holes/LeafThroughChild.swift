import TextUI

/// The page logs, and has its logger only because its child has one. Neither the compiler nor a rule
/// of the conventions says so, until the child changes.
enum Leaning {
  // snippet.leaning
  typealias ProductDetailViewDependencies = ProductImageViewDependencies

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      ProductImageView(dependencies: dependencies)
        .onAppear { dependencies.logger.log("page appeared") }
    }
  }
  // snippet.end
}
