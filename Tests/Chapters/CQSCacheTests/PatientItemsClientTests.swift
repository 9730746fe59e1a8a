import Testing

@testable import CQSCache

@Suite("CQSCache: one answer of none, and of many")
struct PatientItemsClientTests {
  @Test("A failure after an answer is dropped as well, and an answer after a failure")
  func twiceWithFailure() {
    let failure = Result<[Item], any Error>.failure(ServerFailure.offline)
    #expect(answers(of: patient(StubItemsClient(.success([]), failure))) == ["success()"])
    #expect(answers(of: patient(StubItemsClient(failure, .success([])))) == ["failure(offline)"])
  }

  @Test("Every fetch has its answer, not only the first one")
  func everyFetch() {
    let client = patient(StubItemsClient(.success(items("tea"))))
    #expect(answers(of: client) == ["success(tea)"])
    #expect(answers(of: client) == ["success(tea)"])
  }

  @Test("An answer that comes too late is dropped, and is not saved")
  func late() {
    let server = LateServer()
    let cache = MemoryItemsCache()
    var runOut: () -> Void = {}
    let client = CachableItemsClient(
      base: PatientItemsClient(base: server) { runOut = $0 }, cache: cache)
    var answers: [String] = []
    client.fetchItems { answers.append(words($0)) }
    #expect(answers == [])
    runOut()
    server.answer?(.success(items("tea")))
    #expect(answers == ["failure(silent)"])
    #expect(cache.kept == nil)
  }

  private func patient(_ base: any ItemsClient) -> PatientItemsClient {
    PatientItemsClient(base: base) { runsOut in runsOut() }
  }
}

/// Keeps the completion, for the test to call it.
final class LateServer: ItemsClient {
  private(set) var answer: ((Result<[Item], any Error>) -> Void)?

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    answer = completion
  }
}
