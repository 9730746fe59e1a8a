/// One measured thing: what an edit recompiles in a package, in debug or in release; or what building
/// one target alone compiles.
struct RebuildCell: Hashable, Sendable, CustomStringConvertible {
  enum Table: String, CaseIterable, Sendable {
    case debug, release
    case alone = "one target alone"
  }

  let table: Table
  /// The edit, or the target.
  let row: String
  let package: String

  init(_ table: Table, _ row: String, _ package: String) {
    (self.table, self.row, self.package) = (table, row, package)
  }

  var description: String { "\(row), \(package), \(table.rawValue)" }
}

/// What was found in the cells: `S1/3 L1/2` for one of three files of ServerAPI and one of two of
/// Login, `-` for nothing, `error in Login`; `Login ServerAPI` for targets.
struct RebuildRecord: Sendable, Equatable {
  var cells: [RebuildCell: String] = [:]

  init(_ cells: [RebuildCell: String] = [:]) { self.cells = cells }

  /// Reads the tables of `Recorded.md`. A table stands below a heading that names it; its first row
  /// names the packages.
  init(parsing text: String) {
    var table: RebuildCell.Table?
    var packages: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        (table, packages) = (.init(rawValue: String(line.dropFirst(3))), [])
        continue
      }
      guard let table, line.hasPrefix("|"), !line.hasPrefix("|-") else { continue }
      let words = line.split(separator: "|").map { word in
        word.split(separator: " ").joined(separator: " ")
      }
      if packages.isEmpty {
        packages = Array(words.dropFirst())
      } else {
        for (package, word) in zip(packages, words.dropFirst()) {
          cells[RebuildCell(table, words[0], package)] = word
        }
      }
    }
  }

  subscript(_ cell: RebuildCell) -> String? { cells[cell] }

  /// The tables of a group as a page, each row that is there.
  func tables(of group: RebuildGroup) -> String {
    RebuildCell.Table.allCases.compactMap { table in
      let names = table == .alone ? group.targets : group.edits.map(\.name)
      let rows = names.compactMap { name -> String? in
        let found = group.packages.map { cells[RebuildCell(table, name, $0)] }
        guard found.contains(where: { $0 != nil }) else { return nil }
        return "| \(([name] + found.map { $0 ?? "?" }).joined(separator: " | ")) |\n"
      }
      guard !rows.isEmpty else { return nil }
      let heading = [table == .alone ? "target" : "edit"] + group.packages
      return "## \(table.rawValue)\n\n| \(heading.joined(separator: " | ")) |\n"
        + "|\(heading.map { _ in "---|" }.joined())\n" + rows.joined()
    }.joined(separator: "\n")
  }

  /// A line for each found cell that is not as recorded.
  func differences(from recorded: RebuildRecord) -> [String] {
    cells.filter { recorded[$0.key] != $0.value }
      .map { "\($0.key): recorded \(recorded[$0.key] ?? "nothing"), found \($0.value)" }.sorted()
  }
}
