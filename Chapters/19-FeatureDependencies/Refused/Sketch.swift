// Refused: the document's `...` in place of arguments, which Swift reads as a range (CPDI-E35)
// modes: 5 6

@testable import FeatureDependencies

func open(dependencies: some TrackingDependency) {
  #if !REPAIRED
    // expected-swift5-error@+3 2 {{cannot convert value of type '(UnboundedRange_) -> ()' to expected argument type}}
    // expected-swift6-error@+2 2 {{cannot convert value of type '@Sendable (UnboundedRange_) -> ()' to expected argument type}}
    _ = DependenciesFirst.ProductDetailView(
      dependencies: dependencies, sku: "ABC", disposition: ..., context: ...)
  #else
    _ = DependenciesFirst.ProductDetailView(
      dependencies: dependencies, sku: "ABC", disposition: .inStock, context: "search")
  #endif
}
