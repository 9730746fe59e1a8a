/// Completes each fetch exactly once: with the first answer, or with a failure if `timeout` expires first.
///
/// The flag belongs to one fetch. As a property it would block every fetch but the first.
final class TimeoutItemsClient: ItemsClient {
  private let base: any ItemsClient
  private let timeout: (_ expire: @escaping () -> Void) -> Void

  init(base: any ItemsClient, timeout: @escaping (_ expire: @escaping () -> Void) -> Void) {
    self.base = base
    self.timeout = timeout
  }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    var isAnswered = false
    func answer(_ result: Result<[Item], any Error>) {
      guard !isAnswered else { return }
      isAnswered = true
      completion(result)
    }
    base.fetchItems(completion: answer)
    timeout { answer(.failure(ServerFailure.timedOut)) }
  }
}
