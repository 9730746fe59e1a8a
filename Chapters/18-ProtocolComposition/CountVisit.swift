typealias CountVisitDependencies = TrackingDependency

func countVisit(dependencies: some CountVisitDependencies, from context: String) {
  dependencies.tracker.track("visit from \(context)")
}
