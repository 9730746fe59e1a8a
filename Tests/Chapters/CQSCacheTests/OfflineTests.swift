import Foundation
import Testing

@testable import CQSCache

@Test("The root's client shows saved items for a week, then fails")
func offlineForAWeek() {
  let shop = Shop()
  shop.server = .items(["tea"])
  #expect(shop.fetch() == "success(tea)")

  shop.server = .offline
  shop.hour = 168
  #expect(shop.fetch() == "success(tea)")
  shop.hour = 169
  #expect(shop.fetch() == "failure(offline; stale, 169 hours old)")
}

@Test("A reader that repairs a damaged file reports the damage only once")
func repairingQuery() throws {
  let files = MemoryFiles(["items.json": Data("[".utf8)])
  let reader = Before.RepairingItemsReader(path: "items.json", files: files)
  #expect(throws: CacheFailure.damaged(.notJSON)) { try reader.load() }
  #expect(try reader.load() == nil)
}
