typealias ExistentialThunkDependencies = LoggingDependency
  & TrackingDependency

/// Takes any value with a logger and a tracker. The compiler doesn't know the value's type.
func existentialThunk(dependencies: ExistentialThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  dependencies.tracker.track("thunk")
}
