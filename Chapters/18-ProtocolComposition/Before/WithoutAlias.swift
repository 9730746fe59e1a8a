// The discomfort before the pattern: both ways to say what a function needs.

// snippet.each
/// Takes each service by itself, and so says what it needs. The next need is one more parameter, here
/// and at every call.
func thunk(logger: any Logging, tracker: any Tracking) {
  logger.log("Thunk was called!")
  tracker.track("thunk")
}
// snippet.end

// snippet.all
/// Takes everything. No call will ever change. But nothing says what it needs, and whoever calls it,
/// even a test, must have a whole app.
func thunk(app: App) {
  app.logger.log("Thunk was called!")
  app.tracker.track("thunk")
}
// snippet.end
