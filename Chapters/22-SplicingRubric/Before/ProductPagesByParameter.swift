import TextUI

/// The same feature. It creates one repository and passes it to its views.
extension Before {
  typealias ProductPagesDependencies = ProductOverviewDependencies & ProductGalleryDependencies
    & ProductShippingDependencies

  final class ProductPages<Dependencies: ProductPagesDependencies> {
    private let dependencies: Dependencies
    private let productDataRepository = ProductDataRepository()

    init(dependencies: Dependencies) { self.dependencies = dependencies }

    func overview() -> ProductOverview<Dependencies> {
      ProductOverview(dependencies: dependencies, productDataRepository: productDataRepository)
    }

    func gallery() -> ProductGallery<Dependencies> {
      ProductGallery(dependencies: dependencies, productDataRepository: productDataRepository)
    }

    func shipping() -> some View {
      ProductShipping(dependencies: dependencies, productDataRepository: productDataRepository)
    }
  }
}
