import Synchronization

/// Four repairs of "static property 'shared' is not concurrency-safe".
enum SafeShared {
  /// It never changes: a final class with constants, or a struct, that is `Sendable`.
  final class Configuration: Sendable {
    static let shared = Configuration()

    let host = "shop.example"
  }

  /// It changes, and its callers can wait: an actor.
  actor Visits {
    static let shared = Visits()

    private var count = 0

    func add() -> Int {
      count += 1
      return count
    }
  }

  /// It changes, and only screens use it: the main actor.
  @MainActor
  final class Session {
    static let shared = Session()

    var userName = "Ada"
  }

  /// It changes, and its callers can't wait: a lock around what changes.
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
