// The document's introduction writes the alias where a type stands. Later it forbids that.

// snippet.existential
typealias ExistentialThunkDependencies = LoggingDependency
  & TrackingDependency

/// Takes a box with something in it that has a logger and a tracker.
func existentialThunk(dependencies: ExistentialThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  dependencies.tracker.track("thunk")
}
// snippet.end
