import TextUI

/// Everything that an app must provide.
public typealias ProductFeatureDependencies =
  TrackingDependency
  & NetworkingDependency

/// The public entry of the feature. It creates the parts of each page, so all of them can stay internal.
/// A page's connection stays open as long as the page exists.
public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public func productDetailView(for sku: String) -> some View {
    ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: dependencies,
        productDataRepository: ProductDataRepository(dependencies: dependencies, sku: sku)))
  }

  public func productReviewsView(for sku: String) -> some View {
    ProductReviewsView(
      tracker: dependencies.tracker,
      repository: ProductDataRepository(dependencies: dependencies, sku: sku))
  }
}
