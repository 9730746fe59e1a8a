import Foundation

/// Items with the time of saving.
struct CachedItems: Equatable {
  let savedAt: Date
  let items: [Item]
}

/// Reads saved items. `load` is a query: it returns what was saved last, and changes nothing.
protocol ItemsReader {
  func load() throws -> CachedItems?
}

/// Returns a cache's items unless they are older than `maxAge`.
final class LocalItemsClient: ItemsClient {
  private let reader: any ItemsReader
  private let now: () -> Date
  private let maxAge: TimeInterval

  init(reader: any ItemsReader, now: @escaping () -> Date, maxAge: TimeInterval) {
    self.reader = reader
    self.now = now
    self.maxAge = maxAge
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    completion(Result { try freshItems() })
  }

  private func freshItems() throws -> [Item] {
    guard let cached = try reader.load() else { throw CacheFailure.nothingKept }
    let age = now().timeIntervalSince(cached.savedAt)
    guard (0...maxAge).contains(age) else { throw CacheFailure.stale(age: age) }
    return cached.items
  }
}

/// Why a cache has no items to return.
enum CacheFailure: Error, Equatable, CustomStringConvertible {
  case nothingKept
  /// Too old, or, with a negative age, saved by a clock that was ahead.
  case stale(age: TimeInterval)
  case damaged(Damage)

  /// What is wrong with the file.
  enum Damage: String {
    case empty
    case notJSON = "not JSON"
    case foreign = "not ours"
  }

  var description: String {
    switch self {
    case .nothingKept: "nothing kept"
    case .stale(let age): "stale, \(Int((age / 3600).rounded(.down))) hours old"
    case .damaged(let damage): "damaged file, \(damage.rawValue)"
    }
  }
}
