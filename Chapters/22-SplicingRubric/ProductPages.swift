import TextUI

typealias ProductPagesDependencies = ProductOverviewDependencies & ProductGalleryDependencies
  & ProductShippingDependencies

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

/// A feature with thirteen views. It holds one splice for all of them.
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

  func shipping() -> some View { ProductShipping(dependencies: dependencies) }
}
