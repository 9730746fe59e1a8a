import Foundation

/// Items, and when they were saved.
struct KeptItems: Equatable {
  let savedAt: Date
  let items: [Item]
}

/// Reads kept items. `load` is a query: it returns what was saved last, and changes nothing.
protocol ItemsReader {
  func load() throws -> KeptItems?
}

/// Items of a cache, if they are not too old.
final class LocalItemsClient: ItemsClient {
  private let reader: any ItemsReader
  private let now: () -> Date
  private let oldest: TimeInterval

  init(reader: any ItemsReader, now: @escaping () -> Date, oldest: TimeInterval) {
    self.reader = reader
    self.now = now
    self.oldest = oldest
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    completion(Result { try freshItems() })
  }

  private func freshItems() throws -> [Item] {
    guard let kept = try reader.load() else { throw CacheFailure.nothingKept }
    let age = now().timeIntervalSince(kept.savedAt)
    guard (0...oldest).contains(age) else { throw CacheFailure.stale(age: age) }
    return kept.items
  }
}

/// Why there are no items of a cache.
enum CacheFailure: Error, Equatable, CustomStringConvertible {
  case nothingKept
  /// Too old; or, where the number is negative, from a clock that ran ahead.
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
