// Refused: Foo without one of its four sources, where no other source covers it (CPDI-78)

@testable import Forwarding

#if !REPAIRED
  typealias WithoutTracking = LoggingDependency & BarDependencies
  typealias WithoutLogging = FooBaseDependencies & Baz_trackDependencies
#else
  typealias WithoutTracking = FooDependencies
  typealias WithoutLogging = FooDependencies
#endif

// expected-error@+1 {{type 'Dependencies' does not conform to protocol 'TrackingDependency'}}
class WithoutSuper<Dependencies: WithoutTracking>: FooBase<Dependencies> {}

func withoutOwn(_ dependencies: some WithoutLogging) {
  // expected-error@+1 {{value of type 'some WithoutLogging' has no member 'logger'}}
  dependencies.logger.log("foo Loaded!")
}

func withoutChild(_ dependencies: some WithoutLogging) {
  // expected-error@+1 {{generic struct 'Bar' requires that 'some WithoutLogging' conform to 'LoggingDependency'}}
  _ = Bar(dependencies: dependencies)
}

func withoutHelper(_ dependencies: some WithoutTracking) {
  // expected-error@+1 {{static method 'track(dependencies:)' requires that 'some WithoutTracking' conform to 'TrackingDependency'}}
  Baz.track(dependencies: dependencies)
}
