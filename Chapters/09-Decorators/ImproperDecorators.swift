import Foundation

// Three wrappers with the same interface. Each may be useful, but changes something for its callers.

/// Calls again when the first call fails.
struct RetryingRepository: Repository {
  let repository: any Repository

  func get(with key: Key) throws -> Data {
    do { return try repository.get(with: key) } catch { return try repository.get(with: key) }
  }
}

/// Truncates long data.
struct TruncatingRepository: Repository {
  let repository: any Repository

  func get(with key: Key) throws -> Data { try repository.get(with: key).prefix(100) }
}

/// Replaces every error with its own.
struct VagueRepository: Repository {
  struct SomethingWentWrong: Error {}

  let repository: any Repository

  func get(with key: Key) throws -> Data {
    do { return try repository.get(with: key) } catch { throw SomethingWentWrong() }
  }
}
