typealias ProductFeatureDependencies = ProductImageViewDependencies

typealias ProductFeatureExternalDependencies = TrackingDependency

struct SplicedProductFeatureDependencies<
  ExternalDependencies: ProductFeatureExternalDependencies
>: ProductFeatureDependencies {
  private let externalDependencies: ExternalDependencies
  let productDataRepository = ProductDataRepository()

  var tracker: any Tracking { externalDependencies.tracker }

  init(externalDependencies: ExternalDependencies) {
    self.externalDependencies = externalDependencies
  }
}

// snippet.feature
/// An entire feature. It makes one repository for all its views; with the feature it goes.
final class ProductFeature<ExternalDependencies: ProductFeatureExternalDependencies> {
  private let dependencies: SplicedProductFeatureDependencies<ExternalDependencies>

  init(externalDependencies: ExternalDependencies) {
    dependencies = SplicedProductFeatureDependencies(externalDependencies: externalDependencies)
  }

  func image() -> ProductImageView<SplicedProductFeatureDependencies<ExternalDependencies>> {
    ProductImageView(dependencies: dependencies)
  }
}
// snippet.end
