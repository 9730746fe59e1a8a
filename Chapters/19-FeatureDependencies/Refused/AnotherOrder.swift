// Refused: a call whose arguments aren't in the order of the properties (CPDI-19)

@testable import FeatureDependencies

func open(dependencies: some TrackingDependency) {
  #if !REPAIRED
    // expected-error@+2 {{argument 'dependencies' must precede argument 'sku'}}
    _ = DependenciesFirst.ProductDetailView(
      sku: "ABC", disposition: .inStock, context: "search", dependencies: dependencies)
  #else
    _ = DependenciesFirst.ProductDetailView(
      dependencies: dependencies, sku: "ABC", disposition: .inStock, context: "search")
  #endif
}
