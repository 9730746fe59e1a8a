// What is special here: the container gets a member from an extension of the leaf that the screen does not use.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }
extension HasTracker {
  var tracker: Int { 1 }
  func flush() { print("flushed") }
}

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

struct Container: ScreenDependencies { let log = 1 }
func stop() { Container().flush() }
