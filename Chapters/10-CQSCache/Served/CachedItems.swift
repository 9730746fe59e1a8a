import Foundation

/// Items with the time of saving.
struct CachedItems: Equatable {
  let savedAt: Date
  let items: [Item]
}

/// Saves items. `save` is a command: it changes what is saved, and returns nothing.
protocol ItemsCache {
  func save(_ items: [Item]) throws
}

/// Reads saved items. `load` is a query: it returns what was saved last, and changes nothing.
protocol ItemsReader {
  func load() throws -> CachedItems?
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
