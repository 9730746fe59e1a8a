/// Takes everything, so no call will ever change. But its type doesn't say what it needs, and every
/// caller, even a test, must have a whole app.
func thunk(app: App) {
  app.logger.log("Thunk was called!")
  app.tracker.track("thunk")
}
