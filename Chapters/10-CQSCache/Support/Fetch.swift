import Playground

/// What the server and the cache do.
enum Case: CaseIterable {
  case fine, saveFails, offline
}

typealias Decorate = (any ItemsClient, any ItemsCache) -> any ItemsClient

/// Fetches once through `decorate`: each save and each answer, in order.
func fetch(_ decorate: Decorate, _ this: Case) -> [String] {
  let recorder = Recorder()
  let server = StubItemsClient(
    this == .offline ? .failure(ServerFailure.offline) : .success(items("tea")))
  let cache = MemoryItemsCache(failure: this == .saveFails ? .diskFull : nil)
  decorate(server, RecordedItemsCache(base: cache, recorder: recorder))
    .fetchItems { recorder.note(words($0)) }
  return recorder.lines
}
