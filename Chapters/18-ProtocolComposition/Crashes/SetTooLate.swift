// The logger comes from somewhere that is not ready when the app is made.

// snippet.late
final class LateApp: LoggingDependency {
  var loggerWhenReady: (any Logging)?

  var logger: any Logging { loggerWhenReady! }
}
// snippet.end
