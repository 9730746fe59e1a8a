// Refused: two types of a feature that both name their alias after the feature (CPDI-97)

@testable import Pitfalls

#if !REPAIRED
  // expected-note@+2 {{'ProductDependencies' previously declared here}}
  // expected-note@+1 2 {{found this candidate}}
  typealias ProductDependencies = TrackingDependency

  // expected-error@+1 {{'ProductDependencies' is ambiguous for type lookup in this context}}
  struct ProductContainerView<Dependencies: ProductDependencies> {}

  // expected-error@+2 {{invalid redeclaration of 'ProductDependencies'}}
  // expected-note@+1 2 {{found this candidate}}
  typealias ProductDependencies = LoggingDependency

  // expected-error@+1 {{'ProductDependencies' is ambiguous for type lookup in this context}}
  struct ProductImageView<Dependencies: ProductDependencies> {}
#else
  struct ProductContainerView<Dependencies: ProductContainerViewDependencies> {}

  struct ProductImageView<Dependencies: ProductImageViewDependencies> {}
#endif
