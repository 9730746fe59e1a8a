// Refused: a dependency that is absent, in each of the four forms (CPDI-12, CPDI-10)
// modes: 5 6

protocol Logging {}
protocol Tracking {}

protocol LoggingDependency {
  // expected-note@+1 {{protocol requires property 'logger' with type 'any Logging'}}
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

typealias ThunkDependencies = LoggingDependency & TrackingDependency

// expected-note@+1 {{where 'some ThunkDependencies' = 'OnlyTracking'}}
func thunk(dependencies: some ThunkDependencies) {}

// expected-note@+1 {{where 'Dependencies' = 'OnlyTracking'}}
struct ProductListView<Dependencies: ThunkDependencies> {
  let dependencies: Dependencies
}

func boxed(dependencies: any ThunkDependencies) {}

#if !REPAIRED
  struct OnlyTracking: TrackingDependency {
    let tracker: any Tracking
  }

  func start(app: OnlyTracking) {
    // expected-error@+1 {{global function 'thunk(dependencies:)' requires that 'OnlyTracking' conform to 'LoggingDependency'}}
    thunk(dependencies: app)
    // expected-error@+1 {{generic struct 'ProductListView' requires that 'OnlyTracking' conform to 'LoggingDependency'}}
    _ = ProductListView(dependencies: app)
    // expected-error@+1 {{argument type 'OnlyTracking' does not conform to expected type 'LoggingDependency'}}
    boxed(dependencies: app)
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
    _ = ProductListView(dependencies: app)
    boxed(dependencies: app)
  }
#endif
