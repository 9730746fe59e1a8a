// Refused: two types of a feature that both name their alias after the feature (CPDI-97)

protocol LoggingDependency {}
protocol TrackingDependency {}

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
  struct ProductListView<Dependencies: ProductDependencies> {}
#else
  typealias ProductContainerViewDependencies = TrackingDependency

  struct ProductContainerView<Dependencies: ProductContainerViewDependencies> {}

  typealias ProductListViewDependencies = LoggingDependency

  struct ProductListView<Dependencies: ProductListViewDependencies> {}
#endif
