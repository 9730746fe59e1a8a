import Playground
import TestSupport
import Testing

@testable import DesignSmells

@Suite("A protocol that grows, and a second one beside it")
struct GrowingProtocolTests {
  @Test("A client that can save does", .proves("STG-147"))
  func savingClient() throws {
    let file = Before.Grown.FileItemsClient()
    try Before.Grown.rename("tea", in: file)
    #expect(file.saved == [Item(name: "tea")])
    var bundled: [Item]?
    Before.Grown.BundledItemsClient().fetchItems { bundled = try? $0.get() }
    #expect(bundled == [Item(name: "tea"), Item(name: "milk")])
  }

  @Test("The same call ends the program for a client that cannot", .proves("STG-147"))
  func trappingClient() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try Before.Grown.rename("tea", in: Before.Grown.BundledItemsClient())
    }
    result.expectLastWords("not implemented")
  }

  @Test("A default takes the place of a misspelt method, and nobody is told", .proves("STG-146"))
  func misspelt() throws {
    let disk = Log()
    let file = Before.Defaulted.FileItemsClient(disk)
    let client: any Before.Defaulted.ItemsClient = file
    try client.save([Item(name: "tea")])
    try file.save([Item(name: "tea")])
    #expect(disk.lines == [])
    try file.save(items: [Item(name: "tea")])
    #expect(disk.lines == [#"write ["tea"]"#])
  }

  @Test(
    "What is only in the extension is chosen by the type the caller sees", .proves("STG-146"))
  func staticDispatch() throws {
    let (seen, known) = (Log(), Log())
    let client: any Before.Defaulted.ItemsClient = Before.Defaulted.FileItemsClient(seen)
    client.fetchItems { #expect($0.names == ["tea"]) }
    try client.clear()
    #expect(seen.lines == ["read"])
    let file = Before.Defaulted.FileItemsClient(known)
    file.fetchItems { #expect($0.names == ["tea"]) }
    try file.clear()
    #expect(known.lines == ["read", "write []"])
  }

  @Test(
    "A default that traps compiles everywhere and ends the program at the call", .proves("STG-146"))
  func trappingDefault() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      struct OldClient: Before.Defaulted.Emptying {}
      OldClient().removeAll()
    }
    result.expectLastWords("not implemented")
  }

  @Test(
    "With a second protocol and a decorator, clients that never heard of saving are saved",
    .proves("STG-151"))
  func secondProtocol() {
    func saved(_ client: any ItemsClient) -> [[String]] {
      let cache = FakeCache()
      let list = ItemListViewModel(
        client: CachableItemsClient(base: client, cache: cache))
      list.start()
      return [list.titles, cache.saved]
    }
    #expect(saved(BundledItemsClient()) == [["tea", "milk"], ["tea", "milk"]])
    #expect(
      saved(RemoteItemsClient(httpClient: FakeServer())) == [
        ["tea", "milk"], ["tea", "milk"],
      ])
  }

  @Test("What cannot be saved is one answer, and it is the error", .proves("STG-151"))
  func failingCache() async {
    struct Full: Error {}
    struct FullCache: ItemsCache {
      func save(_ items: [Item]) throws { throw Full() }
    }
    await confirmation(expectedCount: 1) { answered in
      CachableItemsClient(base: BundledItemsClient(), cache: FullCache()).fetchItems { result in
        answered()
        #expect(throws: Full.self) { try result.get() }
      }
    }
  }
}
