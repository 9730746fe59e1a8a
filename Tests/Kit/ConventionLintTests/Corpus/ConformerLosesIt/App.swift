// What is special here: the container has a leaf only through the alias that does not use it, and is passed elsewhere.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

typealias DealsDependencies = HasTracker
struct Deals<Dependencies: DealsDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.tracker) }
}

struct Container: ScreenDependencies {
  let log = 1
  let tracker = 2
}

func start() {
  Screen(dependencies: Container()).show()
  Deals(dependencies: Container()).show()
}
