// What is special here: the leaf is used by a subclass with the same alias, in a constraint of its own.
protocol HasLog { var log: Int { get } }
protocol HasTracker { var tracker: Int { get } }

typealias BaseDependencies = HasLog & HasTracker
class Base<Dependencies: BaseDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func show() { print(dependencies.log) }
}

typealias SubDependencies = BaseDependencies
final class Sub<Dependencies: SubDependencies>: Base<Dependencies> {
  override func show() { print(dependencies.tracker) }
}
