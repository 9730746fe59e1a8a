/// One line of the list.
public struct Item: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}
