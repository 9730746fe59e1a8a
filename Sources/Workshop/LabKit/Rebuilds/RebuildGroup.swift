import Book
import Foundation
import ToolSupport

/// Packages with the same behavior and different structure, and the edits that compare them: a chapter's `Edits.json`.
/// Its folder also has the packages, their expected output and the record.
struct RebuildGroup: Decodable, Sendable {
  private enum CodingKeys: CodingKey { case packages, targets, edits, claims }

  /// Relative to the checkout.
  private(set) var folder = ""
  /// The folders of the packages.
  let packages: [String]
  /// Targets that are built alone, to measure which others they need.
  let targets: [String]
  /// The edits, made one after another, each on top of the previous ones.
  let edits: [Edit]
  let claims: [Claim]

  struct Edit: Decodable, Sendable {
    /// The name of the edit's row in the record.
    let name: String
    let changes: [Change]
  }

  struct Change: Decodable, Sendable {
    /// The edited file, relative to `Sources`.
    let file: String
    /// The text to replace, which must appear once; if nil, `new` is appended.
    let old: String?
    /// The new text; nil if the file is saved without a change.
    let new: String?
    /// The packages to change; all if nil.
    let packages: [String]?

    /// - Throws: `ToolError` if the text to replace doesn't appear exactly once.
    func applied(to text: String) throws(ToolError) -> String {
      guard let new else { return text }
      guard let old else { return text + new }
      guard text.ranges(of: old).count == 1 else {
        throw ToolError("\(file) must contain the text to replace exactly once.")
      }
      return text.replacing(old, with: new)
    }
  }

  /// A claim that the measured cells prove.
  struct Claim: Decodable, Sendable {
    let ids: [String]
    /// The recompiled files by table, by edit or target, and by package: a cell of the record, with or without its numbers
    /// of files.
    let cells: [String: [String: [String: String]]]

    /// Whether all of its cells were measured and match.
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
