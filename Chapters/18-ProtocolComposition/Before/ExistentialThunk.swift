typealias ExistentialThunkDependencies = LoggingDependency
  & TrackingDependency

/// Takes any value with a logger and a tracker. The value's type is unknown at compile time.
func existentialThunk(dependencies: ExistentialThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  dependencies.tracker.track("thunk")
}
