// snippet.models
/// One item, as the core sees it. No server and no file decides what it looks like.
public struct Item: Equatable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) { (self.id, self.name) = (id, name) }
}

/// Items that were kept, and when: a time since 1970.
///
/// `Duration` is of the standard library. A `Date` would be an import.
public struct Kept: Equatable, Sendable {
  public let items: [Item]
  public let time: Duration

  public init(items: [Item], time: Duration) { (self.items, self.time) = (items, time) }
}
// snippet.end
