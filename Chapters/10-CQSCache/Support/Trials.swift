import Playground

/// What the server and the cache do.
enum Case: CaseIterable {
  case fine, saveFails, offline
}

typealias Decorate = (any ItemsClient, any ItemsCache) -> any ItemsClient

/// Fetches once through `decorate`: each save and each answer, in order.
func fetch(_ decorate: Decorate, _ this: Case) -> [String] {
  let log = Log()
  let server = StubItemsClient(
    this == .offline ? .failure(ServerFailure.offline) : .success(items("tea")))
  let cache = MemoryItemsCache(failure: this == .saveFails ? .diskFull : nil)
  decorate(server, RecordedItemsCache(base: cache, log: log))
    .fetchItems { log.note(words($0)) }
  return log.lines
}

/// Saves "milk" over "tea" and dies after each number of steps: what the next start of the program
/// finds, until the save gets through.
func foundAfterKills(_ make: (MemoryFiles) -> any ItemsCache) throws -> [String] {
  var found: [String] = []
  for steps in 0... {
    let files = MemoryFiles()
    try make(files).save(items("tea"))
    files.stepsLeft = steps
    let isKilled = (try? make(files).save(items("milk"))) == nil
    let reader = FileItemsCache(path: "items.json", files: files, now: { .beginning })
    found.append(words(Result { try reader.load()?.items ?? [] }))
    if !isKilled { break }
  }
  return found
}
