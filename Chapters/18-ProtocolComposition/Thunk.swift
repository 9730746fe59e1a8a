// snippet.thunk
typealias ThunkDependencies = LoggingDependency
  & TrackingDependency

/// Takes one parameter, and says what it needs.
func thunk(dependencies: some ThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  dependencies.tracker.track("thunk")
}
// snippet.end
