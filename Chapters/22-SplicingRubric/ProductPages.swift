typealias ProductPagesDependencies = ProductImageViewDependencies

typealias ProductPagesExternalDependencies = TrackingDependency

struct SplicedProductPagesDependencies<
  ExternalDependencies: ProductPagesExternalDependencies
>: ProductPagesDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository = ProductDataRepository()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

// snippet.feature
/// An entire feature. It makes one repository for all its views; with the feature it goes.
final class ProductPages<ExternalDependencies: ProductPagesExternalDependencies> {
  private let dependencies: SplicedProductPagesDependencies<ExternalDependencies>

  init(externalDependencies: ExternalDependencies) {
    dependencies = SplicedProductPagesDependencies(externalDependencies: externalDependencies)
  }

  func image() -> ProductImageView<SplicedProductPagesDependencies<ExternalDependencies>> {
    ProductImageView(dependencies: dependencies)
  }
}
// snippet.end
