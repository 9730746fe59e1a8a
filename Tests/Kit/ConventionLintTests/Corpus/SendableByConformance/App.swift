// What is special here: the type is sendable only because the leaf that it does not use is.
protocol HasLog { var log: Int { get } }
protocol HasTracker: Sendable { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies>: Sendable {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}
