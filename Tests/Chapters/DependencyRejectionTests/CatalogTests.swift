import Foundation
import ItemsCore
import Playground
import Testing

@testable import DependencyRejection

@Test("`decodeRepaired` reads the renamed field")
func renamedField() throws {
  let page = Data(#"[{"id": 7, "name": "tea", "price": 250}]"#.utf8)
  #expect(try decodeRepaired(page) == [Item(id: 7, name: "tea", cents: 250)])
}

@Test("`Catalog` saves nothing if the page can't be decoded")
func damagedPage() async {
  let catalog = Catalog(
    get: { _ in Data("no JSON".utf8) }, now: { .zero },
    save: { _ in Issue.record("A damaged page was saved.") }, report: { _ in })
  await #expect(throws: DecodingError.self) { try await catalog.load(.items) }
}

@Test("Saving bytes before decoding replaces the saved page with a damaged one")
func savedFirst() async {
  let saved = Log()
  await #expect(throws: DecodingError.self) {
    try await loadSavingFirst(
      get: { _ in Data("no JSON".utf8) }, save: { saved.note(String(decoding: $0, as: UTF8.self)) })
  }
  #expect(saved.lines == ["no JSON"])
}
