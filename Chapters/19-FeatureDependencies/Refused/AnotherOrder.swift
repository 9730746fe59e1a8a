// Refused: a call that does not keep the order in which the properties stand (CPDI-19)

protocol TrackingDependency {}

struct ProductDetailView<Dependencies: TrackingDependency> {
  let dependencies: Dependencies
  let sku: String
}

func open(dependencies: some TrackingDependency) {
  #if !REPAIRED
    // expected-error@+1 {{argument 'dependencies' must precede argument 'sku'}}
    _ = ProductDetailView(sku: "ABC", dependencies: dependencies)
  #else
    _ = ProductDetailView(dependencies: dependencies, sku: "ABC")
  #endif
}
