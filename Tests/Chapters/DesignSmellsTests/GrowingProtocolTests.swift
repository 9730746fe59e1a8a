import Playground
import TestSupport
import Testing

@testable import DesignSmells

@Suite("DesignSmells: growing protocols and separate protocols")
struct GrowingProtocolTests {
  @Test("A client that can save stores the items", .proves("STG-147"))
  func savingClient() throws {
    let file = Before.Grown.FileItemsClient()
    try Before.Grown.rename("tea", in: file)
    #expect(file.saved == [Item(name: "tea")])
    var bundled: [Item]?
    Before.Grown.BundledItemsClient().fetchItems { bundled = try? $0.get() }
    #expect(bundled == [Item(name: "tea"), Item(name: "milk")])
  }

  @Test("A client that can't save crashes in its mandatory `save`", .proves("STG-147"))
  func trappingClient() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      try Before.Grown.rename("tea", in: Before.Grown.BundledItemsClient())
    }
    result.expectLastWords("not implemented")
  }

  @Test(
    "A default implementation silently runs instead of a mislabeled method", .proves("STG-146"))
  func wrongLabel() throws {
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
    "A method declared only in the extension is dispatched statically", .proves("STG-146"))
  func staticDispatch() throws {
    let (existentialLog, concreteLog) = (Log(), Log())
    let client: any Before.Defaulted.ItemsClient = Before.Defaulted.FileItemsClient(existentialLog)
    client.fetchItems { #expect($0.names == ["tea"]) }
    try client.clear()
    #expect(existentialLog.lines == ["read"])
    let file = Before.Defaulted.FileItemsClient(concreteLog)
    file.fetchItems { #expect($0.names == ["tea"]) }
    try file.clear()
    #expect(concreteLog.lines == ["read", "write []"])
  }

  @Test(
    "A trapping default implementation compiles, then crashes when called", .proves("STG-146"))
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
    "A decorator with a second protocol saves any client's items",
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

  @Test("The decorator completes once with the error of a failed save", .proves("STG-151"))
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
