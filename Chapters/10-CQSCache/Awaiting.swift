extension ItemsClient {
  /// Awaits `fetchItems`. If the client completes twice, the program crashes here.
  nonisolated(nonsending) func items() async throws -> [Item] {
    try await withCheckedThrowingContinuation { continuation in
      fetchItems { continuation.resume(with: $0) }
    }
  }
}

/// An `ItemsClient` around an async function, such as a network call.
///
/// An async function can't answer twice. The completion stays on the main actor, where it came from.
@MainActor
final class AwaitingItemsClient: @MainActor ItemsClient {
  private let fetch: @Sendable () async throws -> [Item]

  init(fetch: @escaping @Sendable () async throws -> [Item]) { self.fetch = fetch }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    Task {
      let result: Result<[Item], any Error>
      do { result = .success(try await fetch()) } catch { result = .failure(error) }
      completion(result)
    }
  }
}
