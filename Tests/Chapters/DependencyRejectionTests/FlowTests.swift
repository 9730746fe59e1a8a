import Foundation
import ItemsCore
import SwiftOutline
import TestSupport
import Testing

@testable import DependencyRejection

@Suite("DependencyRejection: steps and their types")
@MainActor
struct FlowTests {
  private static let names = ["tea", "milk"]

  @Test(
    "Steps have effects when they run, not when they are composed",
    .proves("STG-189", "STG-193", "STG-E20"))
  func lazy() async throws {
    let outside = World()
    let catalog = Catalog(outside: outside)
    let storing = catalog.storing
    #expect(outside.effects == [])
    try await storing.run(.items)
    #expect(outside.effects == ["get items", "save 2"])
    #expect(outside.kept?.items.names == Self.names)
  }

  @Test(
    "The designs with injection and with rejection have the same effects",
    .proves("STG-183", "STG-189"))
  func sameFeature() async throws {
    for (page, isFull) in [(String.twoItems, false), (.twoItems, true), ("no JSON", false)] {
      let (first, second) = (
        World(pages: [.items: page], isFull: isFull),
        World(pages: [.items: page], isFull: isFull)
      )
      let injected = try? await first.itemsClient().fetchItems()
      let rejected = try? await Catalog(outside: second).bestEffort.run(.items)
      #expect(injected == rejected)
      #expect(first.effects == second.effects)
      #expect(first.kept == second.kept)
      #expect(first.reports == second.reports)
      #expect(first.reports == (isFull ? ["disk full"] : []))
    }
  }

  @Test("Both designs save the time together with the items")
  func time() async throws {
    let outside = World()
    outside.time = .seconds(1)
    _ = try await outside.itemsClient().fetchItems()
    #expect(outside.kept?.savedAt == .seconds(1))
    outside.time = .seconds(2)
    _ = try await Catalog(outside: outside).strict.run(.items)
    #expect(outside.kept?.savedAt == .seconds(2))
  }

  @Test("`ItemsService` fetches and saves like the designs with several types")
  func oneForAll() throws {
    let outside = World(isFull: true)
    let items = try ItemsService(outside: outside).fetchItems()
    #expect(items.names == Self.names)
    #expect(outside.effects == ["get items", "save 2"])
    #expect(outside.reports == ["disk full"])
  }

  @Test("Types without a protocol work as steps of the flow", .proves("STG-190"))
  func concrete() async throws {
    struct PaperCatalog {
      func leaf(_ number: Int) -> Data {
        Data(#"[{"id": \#(number), "name": "tea", "cents": 250}]"#.utf8)
      }
    }
    actor Drawer {
      var items: [Item] = []
      func put(_ more: [Item]) { items += more }
    }
    let (shop, drawer) = (PaperCatalog(), Drawer())
    let storing = Step<Int, Data> { shop.leaf($0) }.then(decode).then { await drawer.put($0) }
    try await storing.run(4)
    try await storing.run(5)
    #expect(await drawer.items == [4, 5].map { Item(id: $0, name: "tea", cents: 250) })
  }

  @Test("Servers that share no protocol fit the same catalog", .proves("STG-190"))
  func replaced() async throws {
    struct Paper {
      func page(_ url: URL) -> Data { Data(String.oneItem.utf8) }
    }
    actor Remote {
      func page(_ url: URL) -> Data { Data(String.twoItems.utf8) }
    }
    let (paper, remote) = (Paper(), Remote())
    func catalog(_ get: @escaping @Sendable (URL) async throws -> Data) -> Catalog {
      Catalog(get: get, now: { .zero }, save: { _ in }, report: { _ in })
    }
    #expect(try await catalog { paper.page($0) }.load(.items).names == ["bread"])
    #expect(try await catalog { await remote.page($0) }.load(.items).names == Self.names)
  }

  @Test("Each step's type shows its input and output", .proves("STG-191"))
  func types() {
    let catalog = Catalog(outside: World())
    #expect(type(of: catalog.fetch) == Step<URL, Data>.self)
    #expect(type(of: decode) == (@Sendable (Data) throws -> [Item]).self)
    #expect(type(of: catalog.items) == Step<URL, [Item]>.self)
    #expect(type(of: catalog.storing) == Step<URL, Void>.self)
  }

  @Test("Only `Catalog.swift` joins steps", .proves("STG-189"))
  func joinedInOnePlace() throws {
    let sources = try TestCheckout.sources(
      below: chapterFolder("DependencyRejection"),
      skipping: ["Exercises", "Experiments", "InYourApp", "Refused"])
    let joining = sources.filter { $0.text.contains(".then(") }
    #expect(joining.map { $0.path.split(separator: "/").last } == ["Catalog.swift"])
  }

  @Test("`bestEffort` only reports a failed save, while `strict` throws")
  func policies() async throws {
    let outside = World(isFull: true)
    let full = Catalog(outside: outside)
    #expect(await namesOrError(of: full.strict) == "disk full")
    #expect(outside.reports == [])
    #expect(await namesOrError(of: full.bestEffort) == #"["tea", "milk"]"#)
    #expect(outside.reports == ["disk full"])
    #expect(outside.effects == ["get items", "save 2", "get items", "save 2"])
    let world = World()
    let free = Catalog(outside: world)
    #expect(await namesOrError(of: free.strict) == #"["tea", "milk"]"#)
    #expect(await namesOrError(of: free.bestEffort) == #"["tea", "milk"]"#)
    #expect(world.effects == ["get items", "save 2", "get items", "save 2"])
  }

  @Test(
    "A failed fetch or decoding saves nothing",
    arguments: zip(
      [[URL.items: "no JSON"], [URL.deals: .oneItem]], ["cannot be read", "not found"]))
  func nothingToSave(pages: [URL: String], message: String) async {
    let outside = World(pages: pages)
    let catalog = Catalog(outside: outside)
    for step in [catalog.strict, catalog.bestEffort] {
      #expect(await namesOrError(of: step) == message)
    }
    #expect(outside.effects == ["get items", "get items"])
  }

  @Test("`items(at:)` fetches a page for each address, on demand")
  func overTime() async throws {
    let outside = World(pages: [.items: .twoItems, .deals: .oneItem])
    let catalog = Catalog(outside: outside)
    let (addresses, continuation) = AsyncStream.makeStream(of: URL.self)
    let lists = catalog.items(at: addresses)
    continuation.yield(.items)
    continuation.yield(.deals)
    #expect(outside.effects == [])
    var iterator = lists.makeAsyncIterator()
    #expect(try await iterator.next()?.names == ["tea", "milk"])
    #expect(outside.effects == ["get items"])
    #expect(try await iterator.next()?.names == ["bread"])
    continuation.finish()
    #expect(try await iterator.next() == nil)
    #expect(outside.effects == ["get items", "get deals"])
  }

  @Test(
    "A fetch has no side effect, but two fetches can return different items", .proves("STG-198"))
  func impureQuery() async throws {
    let outside = World()
    let (pages, fetch) = (outside.pages, Catalog(outside: outside).fetch)
    let first = try await fetch.run(.items)
    #expect(outside.pages == pages)
    #expect(outside.kept == nil)
    outside.publish(.oneItem, at: .items)
    #expect(try await fetch.run(.items) != first)
    #expect(try decode(first) == decode(first))
    try outside.save(CachedItems(savedAt: .zero, items: decode(first)))
    #expect(outside.kept?.items.names == Self.names)
  }

  @Test(
    "Reflection shows injected objects' references, but not those of composed functions",
    .proves("STG-183"))
  func graph() {
    final class Box: Sendable {
      let step: Step<URL, [Item]>
      init(_ step: Step<URL, [Item]>) { self.step = step }
    }
    let outside = World()
    #expect(
      holders(from: outside.itemsClient()) == [
        "CachingItemsClient.base -> RemoteItemsClient",
        "RemoteItemsClient.httpClient -> World",
        "CachingItemsClient.cache -> FileItemsCache",
        "FileItemsCache.disk -> World",
      ])
    #expect(holders(from: Box(Catalog(outside: outside).bestEffort)) == [])
  }
}
