// What is special here: no alias at all, the property is an existential of a composition in place, with parentheses.
protocol Logger { func log(_ line: String) }
protocol Tracker { func track(_ name: String) }
protocol HasLogger { var logger: any Logger { get } }
protocol HasTracker { var tracker: any Tracker { get } }

struct Crumbs {
  let dependencies: (any HasLogger & HasTracker)
  private(set) var path: [String] = []

  init(dependencies: some HasLogger & HasTracker) {
    self.dependencies = dependencies
  }

  mutating func enter(_ name: String) {
    path.append(name)
    dependencies.logger.log(path.joined(separator: "/"))
  }

  mutating func leave() {
    guard let last = path.popLast() else { return }
    dependencies.tracker.track("left \(last)")
  }
}
