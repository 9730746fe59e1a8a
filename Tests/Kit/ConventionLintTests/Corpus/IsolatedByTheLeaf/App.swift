// What is special here: the container is isolated because of the leaf that the screen does not use.
protocol HasLog { var log: Int { get } }
@MainActor protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

@MainActor func mainOnly() -> Int { 1 }
final class Container: ScreenDependencies {
  nonisolated var log: Int { 1 }
  let tracker = 2
  func more() -> Int { mainOnly() }
}
