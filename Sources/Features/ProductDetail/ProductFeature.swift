import TextUI

/// Everything that an app must bring.
public typealias ProductFeatureDependencies =
  TrackingDependency
  & NetworkingDependency

/// The door of the feature. It makes the splice itself, so everything behind it stays internal. A view's
/// connection is open as long as the view is held.
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
