import Foundation
import ItemsCore
import TestSupport
import Testing

@testable import FunctionalCore

@Suite("FunctionalCore: a model for each boundary")
struct ModelTests {
  private static let tea = Item(id: 7, name: "tea", cents: 250)

  /// Whether the server's mapper delivers the tea.
  private func mapperPasses(_ payload: String) -> Bool {
    (try? remoteItems(in: Data(payload.utf8))) == [Self.tea]
  }

  /// Whether the file's mapper brings back what it wrote.
  private func diskPasses() throws -> Bool {
    let kept = KeptItems(
      savedAt: .seconds(86_400), items: [Self.tea, Item(id: 8, name: "milk", cents: 120)])
    return try KeptItems(file: kept.file) == kept
  }

  private func corePasses() -> Bool {
    decide(answer: [Self.tea], kept: nil, now: .zero).lines == ["tea 250"]
  }

  @Test("What the server writes becomes the core's own item", .proves("STG-176"))
  func mapped() throws {
    let item = try #require(try remoteItems(in: Data(Page.tea250.utf8)).first)
    #expect("\(item)" == #"Item(id: 7, name: "tea", cents: 250)"#)
  }

  @Test("A key is renamed: one mapper's check fails, and no other", .proves("STG-176"))
  func renamedKey() throws {
    #expect(try [mapperPasses(Page.tea250), diskPasses(), corePasses()] == [true, true, true])
    #expect(try [mapperPasses(Page.renamed), diskPasses(), corePasses()] == [false, true, true])
  }

  @Test("The mapper that follows delivers the same item", .proves("STG-176"))
  func followed() throws {
    let remote = try JSONDecoder().decode([Renamed.RemoteItem].self, from: Data(Page.renamed.utf8))
    #expect(remote.map(\.item) == [Self.tea])
  }

  @Test("One model cannot follow the server without leaving the file", .proves("STG-175"))
  func table() {
    #expect(
      modelTrials.map { "\($0.title): \($0.readsAnswer), \($0.readsFile)" } == [
        "one model: true, true",
        "one model, the server renames: false, true",
        "one model, and it follows: true, false",
        "two models: true, true",
        "two models, the server renames: false, true",
        "two models, and one follows: true, true",
      ])
  }

  @Test("At first the models of server and file look the same", .proves("STG-177"))
  func similarAtFirst() {
    func labels(_ model: Any) -> [String?] { Mirror(reflecting: model).children.map(\.label) }
    let stored = labels(StoredItem(id: 7, name: "tea", cents: 250))
    #expect(labels(RemoteItem(id: 7, name: "tea", cents: 250)) == stored)
    #expect(labels(Renamed.RemoteItem(id: 7, title: "tea", cents: 250)) != stored)
  }
}
