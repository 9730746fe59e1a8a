// Refused: a public leaf for an internal service (CPDI-72)
// alone: the refused form is a service of ProductDetail, which is public there

#if !REPAIRED
  // expected-note@+1 {{type declared here}}
  protocol Tracking {}
#else
  public protocol Tracking {}
#endif

public protocol TrackingDependency {
  // expected-error@+1 {{property cannot be declared public because its type uses an internal type}}
  var tracker: any Tracking { get }
}
