// What is special here: a protocol that the screen conforms to in an extension asks for the leaf in its associated type.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

protocol Tracked {
  associatedtype Source: HasTracker
  var source: Source { get }
}
extension Screen: Tracked {
  var source: Dependencies { dependencies }
}
