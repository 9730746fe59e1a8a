import Foundation

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

/// Uses the second client if the first one fails. If both fail, the error has both reasons.
final class FallbackItemsClient: ItemsClient {
  private let remote: any ItemsClient
  private let local: any ItemsClient

  init(remote: any ItemsClient, local: any ItemsClient) {
    self.remote = remote
    self.local = local
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    remote.fetchItems { [local] result in
      guard case .failure(let remoteError) = result else { return completion(result) }
      local.fetchItems { result in
        completion(result.mapError { NoItems(remote: remoteError, local: $0) })
      }
    }
  }
}

struct NoItems: Error, CustomStringConvertible {
  let remote: any Error
  let local: any Error

  var description: String { "\(remote); \(local)" }
}
