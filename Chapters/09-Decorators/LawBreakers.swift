import Foundation

// Three wrappers with the same interface. Each may be useful, and callers notice each of them.

/// Asks once more when the first call fails.
struct RetryingRepository: Repository {
  let repository: any Repository

  func get(with key: Key) throws -> Data {
    do { return try repository.get(with: key) } catch { return try repository.get(with: key) }
  }
}

/// Cuts off what is too long.
struct TruncatingRepository: Repository {
  let repository: any Repository

  func get(with key: Key) throws -> Data { try repository.get(with: key).prefix(100) }
}

/// Hides every error behind one of its own.
struct VagueRepository: Repository {
  struct SomethingWentWrong: Error {}

  let repository: any Repository

  func get(with key: Key) throws -> Data {
    do { return try repository.get(with: key) } catch { throw SomethingWentWrong() }
  }
}
