import Foundation

// The other repair of the document's decorator: the requirement becomes `async`, the body stays the same.

protocol AsyncRepository: Sendable {
  func get(with key: Key) async throws -> Data
}

/// A method that isn't `async` satisfies a requirement that is. The reverse is an error.
extension UserRepository: AsyncRepository {}

final class AsyncLoggingRepository: AsyncRepository {
  private let repository: any AsyncRepository
  private let log: @Sendable (String) -> Void

  init(
    repository: any AsyncRepository, log: @escaping @Sendable (String) -> Void = { print($0) }
  ) {
    self.repository = repository
    self.log = log
  }

  func get(with key: Key) async throws -> Data {
    log("Requesting: \(key)")
    let data = try await repository.get(with: key)
    log("Response: \(data)")
    return data
  }
}
