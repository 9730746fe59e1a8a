// What is special here: the screen uses a member that one leaf has only beside the other.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }
extension HasLog where Self: HasTracker {
  func both() { print(log, tracker) }
}

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { dependencies.both() }
}
