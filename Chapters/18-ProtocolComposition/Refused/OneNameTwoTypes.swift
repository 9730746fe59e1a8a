// Refused: two dependencies whose properties have the same name and different types (CPDI-E29, CPDI-09)
// modes: 5 6

@testable import ProtocolComposition

/// Conforms to both services, and even that doesn't help.
struct Both: Tracking, Delivering {
  func track(_ event: String) {}
}

#if !REPAIRED
  protocol DeliveringDependency {
    // expected-note@+1 {{protocol requires property 'tracker' with type 'any Delivering'}}
    var tracker: any Delivering { get }
  }

  // expected-error@+2 {{type 'App' does not conform to protocol 'DeliveringDependency'}}
  // expected-note@+1 {{add stubs for conformance}}
  struct App: TrackingDependency, DeliveringDependency {
    // expected-note@+2 {{candidate has non-matching type 'any Tracking'}}
    // expected-note@+1 {{'tracker' previously declared here}}
    var tracker: any Tracking { Both() }
  }

  extension App {
    // expected-error@+2 {{invalid redeclaration of 'tracker'}}
    // expected-note@+1 {{candidate has non-matching type 'any Delivering & Tracking'}}
    var tracker: any Tracking & Delivering { Both() }
  }
#else
  struct App: TrackingDependency, DeliveringDependency {
    var tracker: any Tracking { Both() }
    var delivery: any Delivering { Both() }
  }
#endif
