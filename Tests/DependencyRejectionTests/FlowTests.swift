import Foundation
import ItemsCore
import Playground
import TestSupport
import Testing

@testable import DependencyRejection

@Suite("DependencyRejection: steps and their types")
struct FlowTests {
  private static let names = ["tea", "ale"]

  @Test("Each of the four types stands in a step", .proves("STG-191"))
  func types() {
    let root = Root(outside: Outside())
    #expect(type(of: root.fetch) == Step<URL, Data>.self)
    #expect(type(of: root.items) == Step<URL, [Item]>.self)
    #expect(type(of: root.storing) == Step<URL, Void>.self)
  }

  @Test("To compose does nothing; to run does it in order", .proves("STG-189", "STG-E20"))
  func lazy() async throws {
    let outside = Outside()
    let root = Root(outside: outside)
    let storing = root.storing
    #expect(await outside.effects == [])
    try await storing.run(.items)
    #expect(await outside.effects == ["get items", "save 2"])
    #expect(await outside.kept.names == Self.names)
  }

  @Test("Two roots over the same outside: injected and rejected do the same", .proves("STG-189"))
  func sameFeature() async throws {
    for (page, isFull) in [(String.twoItems, false), (.twoItems, true), ("no JSON", false)] {
      let (first, second) = (
        Outside(pages: [.items: page], isFull: isFull),
        Outside(pages: [.items: page], isFull: isFull)
      )
      let injected = try? await first.itemsClient(.items).fetchItems()
      let rejected = try? await Root(outside: second).bestEffort.run(.items)
      #expect(injected == rejected)
      #expect(await first.effects == second.effects)
      #expect(await first.kept == second.kept)
    }
  }

  @Test("All in one type does the same too")
  func oneForAll() async throws {
    let outside = Outside(isFull: true)
    let items = try await ItemsService(url: .items, outside: outside).fetchItems()
    #expect(items.names == Self.names)
    #expect(await outside.effects == ["get items", "save 2"])
  }

  @Test("What conforms to nothing is a step as it is", .proves("STG-190"))
  func concrete() async throws {
    struct PaperShop {
      func leaf(_ number: Int) -> Data { Data(#"[{"id": \#(number), "name": "ink"}]"#.utf8) }
    }
    actor Drawer {
      var items: [Item] = []
      func put(_ more: [Item]) { items += more }
    }
    let (shop, drawer) = (PaperShop(), Drawer())
    let storing = Step<Int, Data> { shop.leaf($0) }.then(decode).then { await drawer.put($0) }
    try await storing.run(4)
    try await storing.run(5)
    #expect(await drawer.items == [Item(id: 4, name: "ink"), Item(id: 5, name: "ink")])
  }

  @Test("Strict: the failure of the effect is the answer. Best effort: it is not")
  func policies() async throws {
    let full = Root(outside: Outside(isFull: true))
    #expect(await answer(full.strict, .items) == "disk full")
    #expect(await answer(full.bestEffort, .items) == #"["tea", "ale"]"#)
    #expect(await full.outside.effects == ["get items", "save 2", "get items", "save 2"])
    let free = Root(outside: Outside())
    #expect(await answer(free.strict, .items) == #"["tea", "ale"]"#)
  }

  @Test(
    "What cannot be fetched or read is never saved",
    arguments: [[URL.items: "no JSON"], [URL.offers: .oneItem]])
  func nothingToSave(pages: [URL: String]) async {
    let root = Root(outside: Outside(pages: pages))
    for step in [root.strict, root.bestEffort] {
      await #expect(throws: (any Error).self) { try await step.run(.items) }
    }
    #expect(await root.outside.effects == ["get items", "get items"])
  }

  @Test("Over time a page is fetched for each address, and only when somebody asks")
  func overTime() async throws {
    let root = Root(outside: Outside(pages: [.items: .twoItems, .offers: .oneItem]))
    let (addresses, coming) = AsyncStream.makeStream(of: URL.self)
    let lists = root.items(at: addresses)
    coming.yield(.items)
    coming.yield(.offers)
    #expect(await root.outside.effects == [])
    var iterator = lists.makeAsyncIterator()
    #expect(try await iterator.next()?.names == ["tea", "ale"])
    #expect(await root.outside.effects == ["get items"])
    #expect(try await iterator.next()?.names == ["rum"])
    coming.finish()
    #expect(try await iterator.next() == nil)
    #expect(await root.outside.effects == ["get items", "get offers"])
  }

  @Test("To fetch is impure, and still a query: nothing is changed", .proves("STG-198"))
  func impureQuery() async throws {
    let outside = Outside()
    let (pages, first) = (await outside.pages, try await outside.get(.items))
    #expect(await outside.pages == pages)
    #expect(await outside.kept == [])
    await outside.publish(.oneItem, at: .items)
    #expect(try await outside.get(.items) != first)
    #expect(try decode(first) == decode(first))
    try await outside.save(decode(first))
    #expect(await outside.kept.names == Self.names)
  }

  @Test("Injected objects show who holds whom; composed functions do not", .proves("STG-183"))
  func graph() {
    final class Box: Sendable {
      let step: Step<URL, [Item]>
      init(_ step: Step<URL, [Item]>) { self.step = step }
    }
    let outside = Outside()
    #expect(
      holders(from: outside.itemsClient(.items) as AnyObject) == [
        "CachableItemsClient.base -> RemoteItemsClient",
        "RemoteItemsClient.httpClient -> Outside", "CachableItemsClient.cache -> Outside",
      ])
    #expect(holders(from: Box(Root(outside: outside).bestEffort)) == [])
  }
}
