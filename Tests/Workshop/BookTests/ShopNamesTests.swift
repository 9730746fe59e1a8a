import SwiftOutline
import TestSupport
import Testing

@testable import Book

@Suite("The shop's names in the glossary")
struct ShopNamesTests {
  @Test("The glossary links each name to the chapter that first declares it")
  func firstChapters() throws {
    let checkout = TestCheckout.checkout
    let table = try #require(
      Markdown(checkout.read(Glossary.page)).tables.first { $0.header.first == "name" })
    let first = try firstFolders(in: checkout)
    for row in table.rows {
      let names = row.cells[0].matches(of: /`(\w+)`/).map { String($0.1) }
      let links = row.cells[2].matches(of: /\]\((?:(\d\d-\w+)\/)?\w+\.md\)/).map {
        $0.1.map(String.init) ?? "InYourApp"
      }
      try #require(!names.isEmpty && (links.count == 1 || links.count == names.count), "\(row)")
      for (index, name) in names.enumerated() {
        #expect(first[name] == links[links.count == 1 ? 0 : index], "\(name)")
      }
    }
  }

  /// The first folder below `Chapters`, in reading order, that declares a type of this name in its own code.
  private func firstFolders(in checkout: Checkout) throws -> [String: String] {
    let skipped: Set = ["Refused", "Exercises", "Experiments", "Before"]
    let files = try checkout.files.files(below: checkout.path("Chapters")) { skipped.contains($0) }
      .filter { $0.hasSuffix(".swift") }
    var found: [String: String] = [:]
    for file in files.sorted(by: { order($0) < order($1) }) {
      let folder = String(file.prefix { $0 != "/" })
      let source = try SourceFile(reading: checkout.read("Chapters/\(file)"), file)
      for type in types(try source.readDeclarations()) where found[type] == nil {
        found[type] = folder
      }
    }
    return found
  }

  /// Chapter 0 is read before all others.
  private func order(_ file: String) -> String { file.hasPrefix("InYourApp") ? "" : file }

  private func types(_ all: [Declaration]) -> [String] {
    all.flatMap { [$0.name] + types($0.members) }
  }
}
