// Given: leave this file as it is.
import Foundation

/// The one call that the catalog makes.
protocol ItemsClient: Sendable {
  func fetchItems() async throws -> [String]
}

/// The error of a server that can't be reached.
struct Offline: Error {}

/// The error of the cache, if it has nothing or only what is too old.
struct NoFreshItems: Error {}

/// What the server sent last, with the time of saving.
@MainActor
final class ItemsCache {
  private(set) var items: [String] = []
  private(set) var savedAt: Date?

  func save(_ items: [String], at time: Date) {
    self.items = items
    savedAt = time
  }
}
