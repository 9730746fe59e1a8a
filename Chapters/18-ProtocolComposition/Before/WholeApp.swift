/// Takes the whole app, so no call will ever change. But its type doesn't show what it needs, and
/// every caller, even a test, must have an app.
func thunk(app: App) {
  app.logger.log("Thunk was called!")
  app.tracker.track("thunk")
}
