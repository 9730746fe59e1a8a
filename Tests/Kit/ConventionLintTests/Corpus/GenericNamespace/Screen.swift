// What is special here: the type around a static function has the alias, and nobody lists it.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias StyleDependencies = HasLog

enum Style<Dependencies: StyleDependencies> {
  static func apply(dependencies: Dependencies) { print(dependencies.log) }
}

typealias ScreenDependencies = HasTracker
  & HasLog

struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() {
    Style<Dependencies>.apply(dependencies: dependencies)
    print(dependencies.tracker)
  }
}
