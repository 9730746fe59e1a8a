// snippet.all
/// Takes everything. No call will ever change. But nothing says what it needs, and whoever calls it,
/// even a test, must have a whole app.
func thunk(app: App) {
  app.logger.log("Thunk was called!")
  app.tracker.track("thunk")
}
// snippet.end
