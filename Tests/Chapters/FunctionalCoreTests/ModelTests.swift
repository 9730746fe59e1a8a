import Foundation
import ItemsCore
import TestSupport
import Testing

@testable import FunctionalCore

@Suite("FunctionalCore: a model for each boundary")
struct ModelTests {
  private static let tea = Item(id: 7, name: "tea", cents: 250)

  @Test("`remoteItems` maps the server's answer to core items", .proves("STG-176"))
  func mapped() throws {
    let item = try #require(try remoteItems(in: Data(Page.tea250.utf8)).first)
    #expect("\(item)" == #"Item(id: 7, name: "tea", cents: 250)"#)
  }

  @Test("The core's model isn't `Codable`, unlike the server's and file's", .proves("STG-176"))
  func oneEach() {
    let models: [Any.Type] = [RemoteItem.self, StoredItem.self, Item.self]
    #expect(Set(models.map { ObjectIdentifier($0) }).count == 3)
    #expect(models.map { $0 is any Decodable.Type } == [true, true, false])
    #expect(models.map { $0 is any Encodable.Type } == [false, true, false])
  }

  @Test("A renamed JSON key requires a change only in the server's model", .proves("STG-176"))
  func followed() throws {
    let renamed = Data(Page.renamed.utf8)
    #expect(throws: DecodingError.self) { try remoteItems(in: renamed) }
    let items = try JSONDecoder().decode([Renamed.RemoteItem].self, from: renamed).map(\.item)
    #expect(items == [Self.tea])
    let kept = CachedItems(savedAt: .seconds(86_400), items: items)
    #expect(try CachedItems(file: kept.file) == kept)
    let decision = decide(answer: items, kept: kept, now: .seconds(86_400))
    #expect(decision == Decision(lines: ["tea 250"]))
  }

  @Test("A file written before the server renamed a key still decodes", .proves("STG-176"))
  func oldFile() throws {
    let file = #"{"items": [{"id": 7, "name": "tea", "cents": 250}], "seconds": 0}"#
    let kept = try CachedItems(file: Data(file.utf8))
    #expect(kept == CachedItems(savedAt: .zero, items: [Self.tea]))
  }

  @Test("A shared model that adopts the renamed key can't read old files", .proves("STG-175"))
  func table() {
    #expect(
      modelResults.map { "\($0.title): \($0.decodesAnswer), \($0.decodesFile)" } == [
        "one model: true, true",
        "one model, the server renames: false, true",
        "one model, and it follows: true, false",
        "two models: true, true",
        "two models, the server renames: false, true",
        "two models, and one follows: true, true",
      ])
  }

  @Test("The models of server and file look the same until a rename", .proves("STG-177"))
  func similarAtFirst() {
    func labels(_ model: Any) -> [String?] { Mirror(reflecting: model).children.map(\.label) }
    let stored = labels(StoredItem(id: 7, name: "tea", cents: 250))
    #expect(labels(RemoteItem(id: 7, name: "tea", cents: 250)) == stored)
    #expect(labels(Renamed.RemoteItem(id: 7, title: "tea", cents: 250)) != stored)
  }
}
