// What is special here: an extension in another module uses the leaf.
public protocol HasLog { var log: Int { get } }
public protocol HasTracker { var tracker: Int { get } }

public typealias ScreenDependencies = HasLog & HasTracker
public struct Screen<Dependencies: ScreenDependencies> {
  public let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  public func show() { print(dependencies.log) }
}
