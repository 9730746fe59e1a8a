import TextUI

typealias ProductImageViewDependencies = LoggingDependency

struct ProductImageView<Dependencies: ProductImageViewDependencies>: View {
  let dependencies: Dependencies

  var body: some View {
    Image("tea").onAppear { dependencies.logger.log("image appeared") }
  }
}
