import Foundation
import ItemsCore
import SwiftOutline
import TestSupport
import Testing

@testable import DependencyRejection

@Suite("DependencyRejection: the pure part, tested without doubles")
struct RejectedTests {
  @Test("`decode` turns bytes into items or throws", .proves("STG-184"))
  func decodes() throws {
    let items = [
      Item(id: 7, name: "tea", cents: 250), Item(id: 9, name: "milk", cents: 120),
    ]
    #expect(try decode(Data(String.twoItems.utf8)) == items)
    #expect(try decode(Data("[]".utf8)) == [])
    #expect(throws: DecodingError.self) { try decode(Data("no JSON".utf8)) }
  }

  @Test(
    "The pure part compiles alone and uses no server or cache",
    .proves("STG-184", "STG-192"))
  func alone() async throws {
    let chapter = chapterFolder("DependencyRejection")
    let pure = ["\(chapter)/Rejected/Decode.swift", "\(chapter)/RemoteItem.swift"]
    let names = try pure.flatMap { path in
      let file = try TestCheckout.source(path)
      return file.tokens.filter { $0.kind == .identifier }.map { file.text(in: $0.range) }
    }
    #expect(
      Set(names) == [
        "Foundation", "ItemsCore", "decode", "data", "Data", "Item", "JSONDecoder", "RemoteItem",
        "from", "map", "item", "Decodable", "id", "Int", "name", "String", "cents",
      ])
    let flags = ["-typecheck", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules"]
    #expect(try await Compiler.errors(flags + pure) == nil)
    let flow = try await Compiler.errors(flags + pure + ["\(chapter)/Catalog.swift"])
    #expect(flow?.contains("cannot find type") == true)
  }

  @Test("The impure part uses no decoder", .proves("STG-192"))
  func impureApart() throws {
    let impure = ["Catalog", "Rejected/Step", "Rejected/OverTime"]
    let decoding: Set = ["JSONDecoder", "RemoteItem", "Decodable"]
    for name in impure {
      let file = try TestCheckout.source("\(chapterFolder("DependencyRejection"))/\(name).swift")
      #expect(file.words().filter(decoding.contains) == [], "\(name)")
    }
  }

  @Test("Decoding a thousand pages has no side effect")
  @MainActor
  func thousandTimes() async throws {
    let outside = World()
    let catalog = Catalog(outside: outside)
    for _ in 1...1_000 {
      let item = Item(
        id: .random(in: 0...999), name: "\(UInt.random(in: 0...999))", cents: .random(in: 0...999))
      let page = Data(
        #"[{"id": \#(item.id), "name": "\#(item.name)", "cents": \#(item.cents)}]"#.utf8)
      #expect(try decode(page) == [item])
    }
    #expect(outside.effects == [])
    _ = try await catalog.items.run(.items)
    #expect(outside.effects == ["get items"])
  }
}
