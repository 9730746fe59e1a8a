// Refused: a public door whose needs are internal (CPDI-72, CPDI-E12)

public protocol TrackingDependency {}

#if !REPAIRED
  // expected-note@+1 {{type declared here}}
  typealias ProductFeatureDependencies = TrackingDependency
#else
  public typealias ProductFeatureDependencies = TrackingDependency
#endif

// expected-error@+1 {{generic struct cannot be declared public because its generic parameter uses an internal type}}
public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
  let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }
}
