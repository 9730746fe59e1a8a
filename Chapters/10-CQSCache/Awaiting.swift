extension ItemsClient {
  /// The one answer. If the client answers twice, the program crashes here.
  nonisolated(nonsending) func items() async throws -> [Item] {
    try await withCheckedThrowingContinuation { continuation in
      fetchItems { continuation.resume(with: $0) }
    }
  }
}

/// A client over something that is awaited, as a real network is.
///
/// What is awaited cannot answer twice. And the completion stays on the main actor, where it came
/// from: no other thread ever has it.
@MainActor
final class AwaitingItemsClient: @MainActor ItemsClient {
  private let ask: @Sendable () async throws -> [Item]

  init(ask: @escaping @Sendable () async throws -> [Item]) { self.ask = ask }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    Task {
      let result: Result<[Item], any Error>
      do { result = .success(try await ask()) } catch { result = .failure(error) }
      completion(result)
    }
  }
}
