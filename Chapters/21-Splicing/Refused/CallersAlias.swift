// Refused: a caller whose alias does not imply the External alias (CPDI-31, CPDI-39, CPDI-E33)

protocol TrackingDependency {
  var tracker: String { get }
}

protocol LoggingDependency {
  var logger: String { get }
}

typealias ProductDetailViewExternalDependencies = TrackingDependency & LoggingDependency

// expected-note@+1 {{where 'ExternalDependencies' = 'Dependencies'}}
struct SplicedProductDetailViewDependencies<
  ExternalDependencies: ProductDetailViewExternalDependencies
> {
  let externalDependencies: ExternalDependencies
}

#if !REPAIRED
  typealias ProductListViewDependencies = TrackingDependency
#else
  /// It says other words, and means the same.
  typealias ProductListViewDependencies = LoggingDependency & TrackingDependency
#endif

struct ProductListView<Dependencies: ProductListViewDependencies> {
  let dependencies: Dependencies

  func splice() {
    // expected-error@+1 {{generic struct 'SplicedProductDetailViewDependencies' requires that 'Dependencies' conform to 'LoggingDependency'}}
    _ = SplicedProductDetailViewDependencies(externalDependencies: dependencies)
  }
}
