/// The logger comes from somewhere that is not ready when the app is made.
enum SetTooLate {
  final class App: LoggingDependency {
    var loggerWhenReady: (any Logging)?

    var logger: any Logging { loggerWhenReady! }
  }
}
