/// One fetch through a decorator: how often it asked the cache to save, and every answer that came.
struct Count: Equatable, CustomStringConvertible {
  var saves = 0
  var answers: [String] = []

  var description: String {
    "saves \(saves), answers \(answers.count): \(answers.joined(separator: ", "))"
  }
}

enum Case: CaseIterable {
  case fine, saveFails, offline
}

typealias Decorate = (any ItemsClient, any ItemsCache) -> any ItemsClient

/// Fetches once through `decorate`, and counts.
func count(_ decorate: Decorate, _ this: Case) -> Count {
  let server = StubItemsClient(
    this == .offline ? .failure(ServerFailure.offline) : .success(items("tea")))
  let cache = MemoryItemsCache()
  cache.failure = this == .saveFails ? .diskFull : nil
  let answers = answers(of: decorate(server, cache))
  return Count(saves: cache.saves, answers: answers)
}
