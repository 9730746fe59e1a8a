// Refused: a public alias that forwards internal ones, as in the document (CPDI-72, CPDI-73, CPDI-E11)

import ProductDetail

// expected-note@+1 {{type declared here}}
typealias ProductDetailViewExternalDependencies = TrackingDependency
typealias ProductDataRepositoryDependencies = NetworkingDependency

#if !REPAIRED
  // expected-error@+1 {{type alias cannot be declared public because its underlying type uses an internal type}}
  public typealias ProductFeatureDependencies =
    ProductDetailViewExternalDependencies
    & ProductDataRepositoryDependencies
#else
  public typealias ProductFeatureDependencies =
    TrackingDependency
    & NetworkingDependency
#endif

/// Inside, the two forms are the same: an alias is the set of its parts.
func repository(_ dependencies: some ProductDataRepositoryDependencies) {}
func enter(_ dependencies: some ProductFeatureDependencies) { repository(dependencies) }
