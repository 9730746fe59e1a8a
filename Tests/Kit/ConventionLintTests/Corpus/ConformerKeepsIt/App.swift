// What is special here: the container has the leaf by itself, so the alias can lose it.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog
  & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

typealias DealsDependencies = HasTracker
struct Deals<Dependencies: DealsDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.tracker) }
}

struct Container: HasLog, HasTracker {
  let log = 1
  let tracker = 2
}

func start() {
  Screen(dependencies: Container()).show()
  Deals(dependencies: Container()).show()
}
