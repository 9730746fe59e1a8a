// Refused: using a service that the alias doesn't list, though the caller has it (CPDI-07)

@testable import ProtocolComposition

#if !REPAIRED
  typealias HelloDependencies = LoggingDependency
#else
  typealias HelloDependencies = LoggingDependency & TrackingDependency
#endif

func hello(dependencies: some HelloDependencies) {
  dependencies.logger.log("Hello!")
  // expected-error@+1 {{value of type 'some HelloDependencies' has no member 'tracker'}}
  dependencies.tracker.track("hello")
}

func start(app: App) { hello(dependencies: app) }
