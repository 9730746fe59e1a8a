import Testing

@testable import CQSCache

@Suite("CQSCache: a client with a timeout")
struct TimeoutItemsClientTests {
  @Test("`TimeoutItemsClient` delivers only the first of two results")
  func twiceWithFailure() {
    let failure = Result<[Item], any Error>.failure(ServerFailure.offline)
    #expect(answers(of: withTimeout(StubItemsClient(.success([]), failure))) == ["success()"])
    #expect(
      answers(of: withTimeout(StubItemsClient(failure, .success([])))) == ["failure(offline)"])
  }

  @Test("`TimeoutItemsClient` completes every fetch, not only the first one")
  func everyFetch() {
    let client = withTimeout(StubItemsClient(.success(items("tea"))))
    #expect(answers(of: client) == ["success(tea)"])
    #expect(answers(of: client) == ["success(tea)"])
  }

  @Test("An answer after the timeout is neither delivered nor saved")
  func late() {
    let server = LateServer()
    let cache = MemoryItemsCache()
    var expire: () -> Void = {}
    let client = CachableItemsClient(
      base: TimeoutItemsClient(base: server) { expire = $0 }, cache: cache)
    var answers: [String] = []
    client.fetchItems { answers.append(describe($0)) }
    #expect(answers == [])
    expire()
    server.answer?(.success(items("tea")))
    #expect(answers == ["failure(timed out)"])
    #expect(cache.cached == nil)
  }

  private func withTimeout(_ base: any ItemsClient) -> TimeoutItemsClient {
    TimeoutItemsClient(base: base) { expire in expire() }
  }
}

/// Stores the completion, so that the test can call it.
final class LateServer: ItemsClient {
  private(set) var answer: ((Result<[Item], any Error>) -> Void)?

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    answer = completion
  }
}
