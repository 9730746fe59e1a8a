// What is special here: a function gives a value of the alias to a closure, and its caller uses the leaf there.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

struct Container: HasLog, HasTracker {
  let log = 1
  let tracker = 2
}
func withAll(_ body: (any ScreenDependencies) -> Void) { body(Container()) }
func track() { withAll { print($0.tracker) } }
