/// Who has logged in.
public struct User: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

/// One line of the list.
public struct Item: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

/// One friend.
public struct Friend: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}
