// What is special here: the leaf is asked for by an operator.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

func += (count: inout Int, tracker: some HasTracker) { count += tracker.tracker }
func add(_ all: some ScreenDependencies, to count: inout Int) { count += all }
