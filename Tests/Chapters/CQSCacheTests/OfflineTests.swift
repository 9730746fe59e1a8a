import Foundation
import Testing

@testable import CQSCache

@Test("Without a network, saved items are shown for a week and no longer")
func offlineForAWeek() throws {
  struct Offline: ItemsClient {
    func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
      completion(.failure(ServerFailure.offline))
    }
  }
  let week: TimeInterval = 7 * 24 * 3600
  let cache = MemoryItemsCache()
  try cache.save([Item(name: "tea")])
  var age = week
  let client = FallbackItemsClient(
    remote: Offline(),
    local: LocalItemsClient(reader: cache, now: { .beginning + age }, maxAge: week))
  #expect(answers(of: client) == ["success(tea)"])

  age += 1
  #expect(answers(of: client) == ["failure(offline; stale, 168 hours old)"])
}

@Test("A reader that repairs reports the damage only once")
func repairingQuery() throws {
  let files = MemoryFiles(["items.json": Data("[".utf8)])
  let reader = Before.RepairingItemsReader(path: "items.json", files: files)
  #expect(throws: CacheFailure.damaged(.notJSON)) { try reader.load() }
  #expect(try reader.load() == nil)
}
