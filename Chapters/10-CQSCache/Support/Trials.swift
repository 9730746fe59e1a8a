import Playground

/// How the server and the cache behave.
enum Scenario: CaseIterable {
  case fine, saveFails, offline
}

typealias Decorator = (any ItemsClient, any ItemsCache) -> any ItemsClient

/// The saves and answers of one fetch, in order.
func events(of decorate: Decorator, _ scenario: Scenario) -> [String] {
  let log = Log()
  let server = StubItemsClient(
    scenario == .offline ? .failure(ServerFailure.offline) : .success(items("tea")))
  let cache = MemoryItemsCache(failure: scenario == .saveFails ? .diskFull : nil)
  decorate(server, RecordedItemsCache(base: cache, log: log))
    .fetchItems { log.note(describe($0)) }
  return log.lines
}

/// Saves "milk" over "tea", and crashes after 0 steps, 1 step and so on until the save completes.
/// Returns what the next start loads after each crash.
func contentsAfterCrash(_ make: (MemoryFiles) -> any ItemsCache) throws -> [String] {
  var contents: [String] = []
  for steps in 0... {
    let files = MemoryFiles()
    try make(files).save(items("tea"))
    files.stepsLeft = steps
    let isKilled = (try? make(files).save(items("milk"))) == nil
    let reader = FileItemsCache(path: "items.json", files: files, now: { .beginning })
    contents.append(describe(Result { try reader.load()?.items ?? [] }))
    if !isKilled { break }
  }
  return contents
}
