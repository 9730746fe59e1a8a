import Scopes

public struct User {
  public let name: String

  public init(name: String) { self.name = name }
}

public protocol RoomRequirements: Requirements, CODEGEN_RoomRequirements {
  var title: String { get }
}

/// A room has threads. It doesn't need the user that these need.
public class RoomResource<I: RoomRequirements>: Resource<I>, ThreadRequirements {
  public func thread() -> ThreadResource<RoomResource> { ThreadResource(injecting: self) }
}

public protocol ThreadRequirements: Requirements, CODEGEN_ThreadRequirements {
  var title: String { get }
  var user: User { get }
}

public class ThreadResource<I: ThreadRequirements>: Resource<I> {
  public var text: String { "\(user.name) in \(title)" }
}
