typealias ProductPagesDependencies = ProductOverviewDependencies & ProductGalleryDependencies

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

  func overview() -> ProductOverview<SplicedProductPagesDependencies<ExternalDependencies>> {
    ProductOverview(dependencies: dependencies)
  }

  func gallery() -> ProductGallery<SplicedProductPagesDependencies<ExternalDependencies>> {
    ProductGallery(dependencies: dependencies)
  }
}
// snippet.end
