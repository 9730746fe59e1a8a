import Synchronization

/// Four fixes for "static property 'shared' is not concurrency-safe".
enum SafeShared {
  /// Immutable state: a `Sendable` final class with constants, or a struct.
  final class Configuration: Sendable {
    static let shared = Configuration()

    let host = "shop.example"
  }

  /// Mutable state whose callers can wait: an actor.
  actor Visits {
    static let shared = Visits()

    private var count = 0

    func add() -> Int {
      count += 1
      return count
    }
  }

  /// Mutable state that only screens use: the main actor.
  @MainActor
  final class Session {
    static let shared = Session()

    var userName = "Ada"
  }

  /// Mutable state whose callers can't wait: a lock.
  final class RequestNumbers: Sendable {
    static let shared = RequestNumbers()

    private let last = Mutex(0)

    func next() -> Int {
      last.withLock { number in
        number += 1
        return number
      }
    }
  }
}
