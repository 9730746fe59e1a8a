import TextUI

// snippet.alias
/// What an app brings to show this feature: all that is written here, and nothing else.
public typealias ProductFeatureDependencies =
  TrackingDependency
  & NetworkingDependency
// snippet.end

// snippet.factory
/// The door of the feature. It splices here, so what is behind it stays internal.
public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Everything about one product. Its connection is open as long as the view is held.
  public func productDetailView(for sku: String) -> some View {
    ProductDetailView(
      dependencies: SplicedProductDetailViewDependencies(
        externalDependencies: dependencies,
        productDataRepository: ProductDataRepository(dependencies: dependencies, sku: sku)))
  }
}
// snippet.end
