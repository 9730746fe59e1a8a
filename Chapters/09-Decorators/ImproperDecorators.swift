import Foundation

// Wrappers that change something for their callers.

/// Truncates long data.
struct TruncatingRepository: Repository {
  let repository: any Repository

  func get(with key: Key) throws -> Data { try repository.get(with: key).prefix(100) }
}

/// Replaces every error with an error of its own.
struct VagueRepository: Repository {
  struct SomethingWentWrong: Error {}

  let repository: any Repository

  func get(with key: Key) throws -> Data {
    do { return try repository.get(with: key) } catch { throw SomethingWentWrong() }
  }
}
