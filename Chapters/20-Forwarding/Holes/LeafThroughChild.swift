import TextUI

/// The page logs, and its alias has a logger only because its child requires one. The compiler
/// accepts that until the child changes.
enum Leaning {
  typealias ProductDetailViewDependencies = ProductImageViewDependencies

  struct ProductDetailView<Dependencies: ProductDetailViewDependencies>: View {
    let dependencies: Dependencies

    var body: some View {
      ProductImageView(dependencies: dependencies)
        .onAppear { dependencies.logger.log("page appeared") }
    }
  }
}
