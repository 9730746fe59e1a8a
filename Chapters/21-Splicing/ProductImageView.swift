import TextUI

typealias ProductImageViewDependencies = LoggingDependency

/// A child. It gets the container of its parent, whatever that is spliced from.
struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Image("product").onAppear { dependencies.logger.log("image appeared") }
  }
}
