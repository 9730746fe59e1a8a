typealias ThunkDependencies = LoggingDependency
  & TrackingDependency

func thunk(dependencies: some ThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  dependencies.tracker.track("thunk")
}
