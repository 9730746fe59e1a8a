// What is special here: a public parent needs the public alias of its child, so that alias may stay public.
public protocol HasLog { var log: Int { get } }
public protocol HasTracker { var tracker: Int { get } }

public typealias RowDependencies = HasLog
struct Row<Dependencies: RowDependencies> {
  let dependencies: Dependencies
  func show() { print(dependencies.log) }
}

public typealias ScreenDependencies = HasLog & HasTracker
public struct Screen<Dependencies: ScreenDependencies> {
  let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  public func show() {
    print(dependencies.tracker, dependencies.log)
    Row(dependencies: dependencies).show()
  }
}
