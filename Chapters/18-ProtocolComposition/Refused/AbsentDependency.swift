// Refused: a missing dependency, in each of the four forms (CPDI-12, CPDI-10)
// modes: 5 6

@testable import ProtocolComposition

#if !REPAIRED
  struct OnlyTracking: TrackingDependency {
    let tracker: any Tracking
  }

  func start(app: OnlyTracking) {
    // expected-error@+1 {{global function 'thunk(dependencies:)' requires that 'OnlyTracking' conform to 'LoggingDependency'}}
    thunk(dependencies: app)
    // expected-error@+1 {{generic class 'BaseView' requires that 'OnlyTracking' conform to 'LoggingDependency'}}
    _ = BaseView(dependencies: app)
    // expected-error@+1 {{argument type 'OnlyTracking' does not conform to expected type 'LoggingDependency'}}
    existentialThunk(dependencies: app)
  }

  // expected-error@+2 {{type 'App' does not conform to protocol 'LoggingDependency'}}
  // expected-note@+1 {{add stubs for conformance}}
  struct App: LoggingDependency, TrackingDependency {
    let tracker: any Tracking
  }
#else
  struct App: LoggingDependency, TrackingDependency {
    let logger: any Logging
    let tracker: any Tracking
  }

  func start(app: App) {
    thunk(dependencies: app)
    _ = BaseView(dependencies: app)
    existentialThunk(dependencies: app)
  }
#endif
