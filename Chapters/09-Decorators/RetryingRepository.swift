import Foundation

/// Reads again when the connection was lost.
struct RetryingRepository: Repository {
  let repository: any Repository

  func get(with key: Key) throws -> Data {
    do {
      return try repository.get(with: key)
    } catch UserError.offline {
      return try repository.get(with: key)
    }
  }
}
