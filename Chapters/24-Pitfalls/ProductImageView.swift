import TextUI

typealias ProductImageViewDependencies = LoggingDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Image("product")
      .onAppear { dependencies.logger.log("image appeared") }
  }
}
