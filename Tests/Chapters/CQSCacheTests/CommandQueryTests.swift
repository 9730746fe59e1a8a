import Foundation
import TestSupport
import Testing

@testable import CQSCache

@Suite("CQSCache: command and query")
struct CommandQueryTests {
  @Test("A query asked twice answers the same, and the state is as before", .proves("STG-163"))
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

  @Test("Only the command changes what the query answers", .proves("STG-163"))
  func command() {
    var cart = Cart()
    #expect(cart.items == [])
    cart.put(Item(name: "tea"))
    #expect(cart.items == items("tea"))
    cart.put(Item(name: "milk"))
    #expect(cart.items == items("tea", "milk"))
  }

  @Test("A method that does both answers something else when it is asked again", .proves("STG-163"))
  func mixed() {
    var cart = Before.Cart()
    #expect(cart.put(Item(name: "tea")) == items("tea"))
    #expect(cart.put(Item(name: "tea")) == items("tea", "tea"))
  }

  @Test("A fetch that also saves is asked, and changes what is kept", .proves("STG-E17"))
  func fetchThatSaves() {
    let cache = MemoryItemsCache()
    let server = StubItemsClient(.success(items("tea")))
    let client = CachableItemsClient(base: server, cache: cache)
    #expect(cache.kept == nil)
    #expect(answers(of: client) == ["success(tea)"])
    #expect(cache.kept?.items == items("tea"))
  }

  @Test(
    "With `save` in its protocol, a client that keeps nothing says yes or throws",
    .proves("STG-164"))
  func saveInTheClient() {
    #expect(saving(items("milk"), in: Before.BundledItemsClient()) == "no error, and nothing kept")
    #expect(saving(items("milk"), in: Before.RemoteItemsClient()) == "an error")
    #expect(saving(items("tea", "milk"), in: Before.BundledItemsClient()) == "kept")
    var fetched: [[Item]] = []
    Before.RemoteItemsClient().fetchItems { fetched.append((try? $0.get()) ?? []) }
    #expect(fetched == [items("tea")])
  }
}
