/// One friend.
public struct Friend: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}
