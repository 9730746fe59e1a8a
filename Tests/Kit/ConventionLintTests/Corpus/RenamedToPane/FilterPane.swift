// What is special here: the type was renamed from `FilterScreen` to `FilterPane`, and the alias kept the old name.
protocol Filters { func names() -> [String] }
protocol Tracking { func track(_ event: String) }

protocol FiltersDependency { var filters: any Filters { get } }
protocol TrackingDependency { var tracker: any Tracking { get } }

typealias FilterScreenDependencies = FiltersDependency & TrackingDependency

struct FilterPane<Dependencies: FilterScreenDependencies> {
  let dependencies: Dependencies
  var chosen: Set<String> = []

  mutating func toggle(_ name: String) {
    guard dependencies.filters.names().contains(name) else { return }
    chosen.formSymmetricDifference([name])
    dependencies.tracker.track("filter \(name)")
  }

  func draw() -> [String] { dependencies.filters.names().map { chosen.contains($0) ? "[x] \($0)" : "[ ] \($0)" } }
}
