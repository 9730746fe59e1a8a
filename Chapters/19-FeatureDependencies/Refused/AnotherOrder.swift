// Refused: a call that does not keep the order in which the properties stand (CPDI-19)

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
