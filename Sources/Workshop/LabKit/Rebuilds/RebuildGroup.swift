import Book
import Foundation
import ToolSupport

/// Packages that do the same in different shapes, and the edits by which they are compared: what a
/// chapter's `Edits.json` says. The same folder has the packages, what each of them prints, and the
/// record.
struct RebuildGroup: Decodable, Sendable {
  private enum CodingKeys: CodingKey { case packages, targets, edits, claims }

  /// Relative to the checkout.
  private(set) var folder = ""
  /// The folders of the packages.
  let packages: [String]
  /// Each of these is built alone, to see what else it needs.
  let targets: [String]
  /// Made one after the other, each on top of those before.
  let edits: [Edit]
  let claims: [Claim]

  struct Edit: Decodable, Sendable {
    /// As the record names it.
    let name: String
    let changes: [Change]
  }

  struct Change: Decodable, Sendable {
    /// Below `Sources`.
    let file: String
    /// The text to replace, which must be in the file once; the end of the file if nil.
    let old: String?
    /// Nil where the file is saved and not changed.
    let new: String?
    /// The packages that have this change; all if nil.
    let packages: [String]?

    /// - Throws: `ToolError` where the text to replace is not in the file once.
    func applied(to text: String) throws(ToolError) -> String {
      guard let new else { return text }
      guard let old else { return text + new }
      guard text.ranges(of: old).count == 1 else {
        throw ToolError("\(file) does not have the text to replace, or has it twice.")
      }
      return text.replacing(old, with: new)
    }
  }

  /// Claims that the measured cells prove.
  struct Claim: Decodable, Sendable {
    let ids: [String]
    /// What is recompiled, by table, by edit or target, and by package: a whole cell of the record, or
    /// the same without its numbers of files.
    let cells: [String: [String: [String: String]]]

    /// Whether each of its cells was measured and is as it says.
    func isProven(by record: RebuildRecord) -> Bool {
      RebuildCell.Table.allCases.allSatisfy { table in
        (cells[table.rawValue] ?? [:]).allSatisfy { row, packages in
          packages.allSatisfy { package, wanted in
            let found = record.cells[RebuildCell(table: table, row: row, package: package)]
            return found == wanted || found?.replacing(#/\d+\/\d+/#, with: "") == wanted
          }
        }
      }
    }
  }

  func path(of package: String) -> String { "\(folder)/\(package)" }
  var record: String { "\(folder)/Recorded.md" }
  var expected: String { "\(folder)/Expected.txt" }

  static func all(in checkout: Checkout) throws(ToolError) -> [RebuildGroup] {
    var groups: [RebuildGroup] = []
    for chapter in try checkout.chapters() {
      for name in try checkout.files.entries(of: checkout.path(chapter.folder)) {
        let page = "\(chapter.folder)/\(name)/Edits.json"
        guard checkout.files.exists(checkout.path(page)) else { continue }
        do {
          let data = Data(try checkout.read(page).utf8)
          var group = try JSONDecoder().decode(RebuildGroup.self, from: data)
          group.folder = "\(chapter.folder)/\(name)"
          groups.append(group)
        } catch {
          throw ToolError("\(page) cannot be read: \(error)")
        }
      }
    }
    return groups
  }
}
