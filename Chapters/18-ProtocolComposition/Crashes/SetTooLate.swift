/// The logger isn't ready yet when the app is made.
enum SetTooLate {
  final class App: LoggingDependency {
    var loggerWhenReady: (any Logging)?

    var logger: any Logging { loggerWhenReady! }
  }
}
