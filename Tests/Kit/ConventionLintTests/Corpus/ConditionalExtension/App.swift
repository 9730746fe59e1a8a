// What is special here: a method of the screen asks for the leaf, and another one calls it.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }
struct Box<Value> { let value: Value }
extension Box where Value: HasTracker {
  func track() { print(value.tracker) }
}

typealias ScreenDependencies = HasLog & HasTracker
struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  let box: Box<Dependencies>
  func show() { print(dependencies.log); box.track() }
}
