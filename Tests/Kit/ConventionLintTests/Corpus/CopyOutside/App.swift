// What is special here: code outside keeps the dependencies of a screen under another name.
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

func screen(_ container: Container) -> Screen<some ScreenDependencies> {
  Screen(dependencies: container)
}

func track() {
  let all = screen(Container()).dependencies
  print(all.tracker)
}
