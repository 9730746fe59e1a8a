import Foundation
import TestSupport
import Testing

@testable import CQSCache

@Suite("CQSCache: commands and queries")
struct CommandQueryTests {
  @Test("A query returns the same value each time and changes nothing", .proves("STG-163"))
  func queryTwice() throws {
    var cart = Cart()
    cart.put(Item(name: "tea"))
    #expect([cart.items, cart.items] == [items("tea"), items("tea")])

    let files = MemoryFiles()
    let cache = FileItemsCache(path: "f", files: files, now: { .beginning })
    try cache.save(items("tea"))
    let before = files.contents
    #expect(try cache.load() == cache.load())
    #expect(files.contents == before)
  }

  @Test("A command changes what the next query returns", .proves("STG-163"))
  func command() {
    var cart = Cart()
    #expect(cart.items == [])
    cart.put(Item(name: "tea"))
    #expect(cart.items == items("tea"))
    cart.put(Item(name: "milk"))
    #expect(cart.items == items("tea", "milk"))
  }

  @Test("A combined command and query returns a different result at each call", .proves("STG-163"))
  func mixed() {
    var cart = Before.Cart()
    #expect(cart.put(Item(name: "tea")) == items("tea"))
    #expect(cart.put(Item(name: "tea")) == items("tea", "tea"))
  }

  @Test("A caching client's fetch returns items and changes the cache", .proves("STG-E17"))
  func fetchThatSaves() {
    let cache = MemoryItemsCache()
    let server = StubItemsClient(.success(items("tea")))
    let client = CachableItemsClient(base: server, cache: cache)
    #expect(cache.cached == nil)
    #expect(answers(of: client) == ["success(tea)"])
    #expect(cache.cached?.items == items("tea"))
  }

  @Test(
    "A bundled client ignores `save`, and a remote client throws",
    .proves("STG-164"))
  func saveInTheClient() {
    #expect(
      trySaving(items("milk"), in: Before.BundledItemsClient()) == "no error, and nothing kept")
    #expect(trySaving(items("milk"), in: Before.RemoteItemsClient()) == "an error")
    #expect(trySaving(items("tea", "milk"), in: Before.BundledItemsClient()) == "kept")
    var fetched: [[Item]] = []
    Before.RemoteItemsClient().fetchItems { fetched.append((try? $0.get()) ?? []) }
    #expect(fetched == [items("tea")])
  }
}
