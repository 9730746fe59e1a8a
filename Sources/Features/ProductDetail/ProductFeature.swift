import TextUI

/// Everything that an app must provide.
public typealias ProductFeatureDependencies =
  TrackingDependency
  & NetworkingDependency

/// The public entry of the feature. It creates the splice itself, so everything else stays internal. A view's
/// connection stays open as long as the view exists.
public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  public func productDetailView(for sku: String) -> some View {
    ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: dependencies,
        productDataRepository: ProductDataRepository(dependencies: dependencies, sku: sku)))
  }
}
