// snippet.existential
typealias ExistentialThunkDependencies = LoggingDependency
  & TrackingDependency

/// Takes a box with something in it that has a logger and a tracker. The document has this form in its
/// introduction, and later forbids it.
func existentialThunk(dependencies: ExistentialThunkDependencies) {
  dependencies.logger.log("Thunk was called!")
  dependencies.tracker.track("thunk")
}
// snippet.end
