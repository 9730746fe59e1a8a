/// An item, as the core sees it.
public struct Item: Equatable, Sendable {
  public let id: Int
  public let name: String
  public let cents: Int

  public init(id: Int, name: String, cents: Int) {
    (self.id, self.name, self.cents) = (id, name, cents)
  }
}

/// Cached items, and when they were cached: the time since 1970.
///
/// `Duration` is part of the standard library. `Date` would need an import.
public struct CachedItems: Equatable, Sendable {
  public let savedAt: Duration
  public let items: [Item]

  public init(savedAt: Duration, items: [Item]) { (self.savedAt, self.items) = (savedAt, items) }
}
