typealias ExistentialThunkDependencies = LoggingDependency
  & TrackingDependency

/// Takes a value of a type that the compiler has forgotten, and that has a logger and a tracker.
func existentialThunk(dependencies: ExistentialThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  dependencies.tracker.track("thunk")
}
