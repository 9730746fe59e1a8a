// What is special here: the leaf is asked for by a function that is called without its name, and by an operator.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

struct Marker {
  func callAsFunction(_ tracker: some HasTracker) { print(tracker.tracker) }
}
func mark(_ all: some ScreenDependencies, with marker: Marker) { marker(all) }
