// Refused: a public feature type whose alias is internal (CPDI-72, CPDI-E12)

import ProductDetail

#if !REPAIRED
  // expected-note@+1 {{type declared here}}
  typealias ReviewFeatureDependencies = TrackingDependency
#else
  public typealias ReviewFeatureDependencies = TrackingDependency
#endif

// expected-error@+1 {{generic struct cannot be declared public because its generic parameter uses an internal type}}
public struct ReviewFeature<Dependencies: ReviewFeatureDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }
}
