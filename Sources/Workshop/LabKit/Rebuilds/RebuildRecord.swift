import Book

/// One measurement: what an edit recompiles in a package, in debug or release; or what a build of one target compiles.
struct RebuildCell: Hashable, Sendable {
  enum Table: String, CaseIterable, Sendable {
    case debug, release
    case alone = "one target alone"
  }

  let table: Table
  /// The edit, or the target.
  let row: String
  let package: String
}

/// The measured cells: `S1/3 L1/2` for one of three files of ServerAPI and one of two of Login, `-` for nothing,
/// `error in Login`; `Login ServerAPI` for targets.
struct RebuildRecord: Sendable {
  var cells: [RebuildCell: String] = [:]
  /// The packages with an unexpected output.
  var wrongOutputs: [String] = []

  init() {}

  /// Reads the tables of `Recorded.md`, below headings with their names.
  init(parsing text: String) {
    for table in Markdown(text).tables {
      guard let kind = RebuildCell.Table(rawValue: table.heading) else { continue }
      for row in table.rows {
        for (package, found) in zip(table.header, row.cells).dropFirst() {
          cells[RebuildCell(table: kind, row: row.cells[0], package: package)] = found
        }
      }
    }
  }

  mutating func add(_ other: RebuildRecord) {
    cells.merge(other.cells) { first, _ in first }
    wrongOutputs += other.wrongOutputs
  }

  /// The tables of a group as a page, with each row that has a cell.
  func tables(of group: RebuildGroup) -> String {
    RebuildCell.Table.allCases.compactMap { table in
      let names = table == .alone ? group.targets : group.edits.map(\.name)
      let rows = names.compactMap { name -> String? in
        let found = group.packages.map { cells[RebuildCell(table: table, row: name, package: $0)] }
        guard found.contains(where: { $0 != nil }) else { return nil }
        return "| \(([name] + found.map { $0 ?? "?" }).joined(separator: " | ")) |\n"
      }
      guard !rows.isEmpty else { return nil }
      let heading = [table == .alone ? "target" : "edit"] + group.packages
      return "## \(table.rawValue)\n\n| \(heading.joined(separator: " | ")) |\n"
        + "|\(heading.map { _ in "---|" }.joined())\n" + rows.joined()
    }.joined(separator: "\n")
  }

  /// A line for each cell that differs from the record.
  func differences(from recorded: RebuildRecord) -> [String] {
    cells.filter { recorded.cells[$0.key] != $0.value }.map { cell, found in
      "\(cell.row), \(cell.package), \(cell.table.rawValue): "
        + "recorded \(recorded.cells[cell] ?? "nothing"), found \(found)"
    }.sorted()
  }
}
