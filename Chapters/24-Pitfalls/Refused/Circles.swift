// Refused: two protocols that refine each other, and two aliases that contain each other (CPDI-82)
// alone: no chapter compiles with a circular reference

protocol TrackingDependency {}

#if !REPAIRED
  // expected-note@+2 {{through protocol 'ParentDependencies' declared here}}
  // expected-error@+1 {{circular reference}}
  protocol ParentDependencies: ChildDependencies {}
  // expected-error@+2 {{protocol 'ChildDependencies' refines itself}}
  // expected-note@+1 {{through reference here}}
  protocol ChildDependencies: ParentDependencies {}

  // expected-error@+2 {{type alias 'ListViewDependencies' references itself}}
  // expected-note@+1 {{while resolving type 'TrackingDependency & RowViewDependencies'}}
  typealias ListViewDependencies = TrackingDependency & RowViewDependencies
  // expected-note@+2 {{while resolving type 'TrackingDependency & ListViewDependencies'}}
  // expected-note@+1 {{through reference here}}
  typealias RowViewDependencies = TrackingDependency & ListViewDependencies
#else
  typealias ListViewDependencies = TrackingDependency & RowViewDependencies
  typealias RowViewDependencies = TrackingDependency
#endif
