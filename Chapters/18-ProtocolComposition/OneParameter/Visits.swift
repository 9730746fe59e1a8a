// snippet.visits
typealias Visits_countDependencies = TrackingDependency

enum Visits {
  static func count(dependencies: some Visits_countDependencies, of screen: String) {
    dependencies.tracker.track("visit of \(screen)")
  }
}
// snippet.end
