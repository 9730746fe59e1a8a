// Refused: a caller whose alias does not imply the External alias (CPDI-31, CPDI-39, CPDI-E33)

@testable import Splicing

#if !REPAIRED
  typealias CallerDependencies = TrackingDependency
  typealias LoggingCallerDependencies = LoggingDependency
#else
  /// Lists the protocols of the external alias.
  typealias CallerDependencies = LoggingDependency & TrackingDependency
  typealias LoggingCallerDependencies = CallerDependencies
#endif

func splice(_ dependencies: some CallerDependencies, _ repository: ProductDataRepository) {
  // expected-error@+1 {{generic struct 'SplicedProductDetailViewDependencies' requires that 'some CallerDependencies' conform to 'LoggingDependency'}}
  _ = SplicedProductDetailViewDependencies(
    externalDependencies: dependencies, productDataRepository: repository)
}

func splice(
  logging dependencies: some LoggingCallerDependencies, _ repository: ProductDataRepository
) {
  // expected-error@+1 {{generic struct 'SplicedProductDetailViewDependencies' requires that 'some LoggingCallerDependencies' conform to 'TrackingDependency'}}
  _ = SplicedProductDetailViewDependencies(
    externalDependencies: dependencies, productDataRepository: repository)
}
