// What is special here: only the leaf that nothing uses makes the dependencies sendable.
protocol HasLog { var log: Int { get } }
protocol HasTracker: Sendable { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() {
    Task { [dependencies] in print(dependencies.log) }
  }
}
