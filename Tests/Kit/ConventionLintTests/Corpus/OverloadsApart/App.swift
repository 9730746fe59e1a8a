// What is special here: without the leaf, two functions would be the same.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

func mark(_ all: some HasLog) { print(all.log) }
func mark(_ all: some ScreenDependencies) { print(all.log, "tracked") }
