// Refused: using what the alias does not list, though whoever calls has it (CPDI-07)

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

protocol LoggingDependency {
  var logger: any Logging { get }
}

protocol TrackingDependency {
  var tracker: any Tracking { get }
}

struct App: LoggingDependency, TrackingDependency {
  let logger: any Logging
  let tracker: any Tracking
}

#if !REPAIRED
  typealias ThunkDependencies = LoggingDependency
#else
  typealias ThunkDependencies = LoggingDependency & TrackingDependency
#endif

func thunk(dependencies: some ThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  #if !REPAIRED
    // expected-error@+1 {{value of type 'some ThunkDependencies' has no member 'tracker'}}
    dependencies.tracker.track("thunk")
  #else
    dependencies.tracker.track("thunk")
  #endif
}

func start(app: App) { thunk(dependencies: app) }
