import TextUI

typealias ProductImageViewDependencies = LoggingDependency

/// A child of the page. It gets its parent's container, spliced or not.
struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Image("product").onAppear { dependencies.logger.log("image appeared") }
  }
}
