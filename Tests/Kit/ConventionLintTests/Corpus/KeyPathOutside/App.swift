// What is special here: code outside reads the leaf through a key path to the dependencies.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

func trackers(_ screens: [Screen<some ScreenDependencies>]) -> [Int] {
  screens.map(\.dependencies).map(\.tracker)
}
