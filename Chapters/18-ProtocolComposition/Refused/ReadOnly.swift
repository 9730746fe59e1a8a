// Refused: replacing a service through its dependency protocol (CPDI-06)

@testable import ProtocolComposition

#if !REPAIRED
  func replaceLogger(_ dependencies: inout some ThunkDependencies, by logger: any Logging) {
    // expected-error@+1 {{cannot assign to property: 'logger' is a get-only property}}
    dependencies.logger = logger
  }
#else
  struct App: LoggingDependency {
    var logger: any Logging
  }

  /// Code that has the app itself can replace its services.
  func replaceLogger(_ app: inout App, by logger: any Logging) {
    app.logger = logger
  }
#endif
