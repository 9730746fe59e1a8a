// What is special here: the superclass is in another module, and the subclass uses its own leaf through the inherited property.
public protocol Tracking { func appeared(_ name: String) }
public protocol TrackerProviding { var tracker: any Tracking { get } }

public typealias BaseScreenDependencies = TrackerProviding

open class BaseScreen<Dependencies: BaseScreenDependencies> {
  public let dependencies: Dependencies
  public init(dependencies: Dependencies) { self.dependencies = dependencies }
  open var name: String { "base" }
  public func appear() { dependencies.tracker.appeared(name) }
}
