// What is special here: a function returns a value of the alias, and its caller uses the leaf without naming the alias.
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
func container() -> some ScreenDependencies { Container() }
func track() { print(container().tracker) }
