// Refused: making only the External alias public, which is all that the document allows (CPDI-73, CPDI-E11)

import ProductDetail

public typealias ProductDetailViewExternalDependencies = TrackingDependency
#if !REPAIRED
  // expected-note@+1 {{type declared here}}
  typealias ProductDataRepositoryDependencies = NetworkingDependency
#else
  public typealias ProductDataRepositoryDependencies = NetworkingDependency
#endif

// expected-error@+1 {{type alias cannot be declared public because its underlying type uses an internal type}}
public typealias ProductFeatureDependencies =
  ProductDetailViewExternalDependencies
  & ProductDataRepositoryDependencies
