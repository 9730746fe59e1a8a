// Refused: a caller whose alias does not imply the External alias (CPDI-31, CPDI-39, CPDI-E33)

@testable import Splicing

#if !REPAIRED
  typealias CallerDependencies = TrackingDependency
#else
  /// Lists the protocols of the external alias.
  typealias CallerDependencies = LoggingDependency & TrackingDependency
#endif

func splice(_ dependencies: some CallerDependencies, _ repository: ProductDataRepository) {
  // expected-error@+1 {{generic struct 'SplicedProductDetailViewDependencies' requires that 'some CallerDependencies' conform to 'LoggingDependency'}}
  _ = SplicedProductDetailViewDependencies(
    externalDependencies: dependencies, productDataRepository: repository)
}
