// Refused: replacing a service through its dependency protocol (CPDI-06)

protocol Logging {}

struct ConsoleLogger: Logging {}

protocol LoggingDependency {
  var logger: any Logging { get }
}

struct App: LoggingDependency {
  var logger: any Logging
}

typealias ThunkDependencies = LoggingDependency

#if !REPAIRED
  func thunk(dependencies: inout some ThunkDependencies) {
    // expected-error@+1 {{cannot assign to property: 'logger' is a get-only property}}
    dependencies.logger = ConsoleLogger()
  }
#else
  /// Who has the app itself may replace what is in it.
  func compose(app: inout App) {
    app.logger = ConsoleLogger()
  }
#endif
