import Book
import ToolSupport

/// Measures in copies of packages what each edit recompiles, and compares it with the record.
struct RebuildMeasurement: Sendable {
  /// The name of the proof in `Chapters/Claims.md`.
  private static let proof = "Scripts/slow/rebuilds"

  let bench: Bench
  /// The folder of the measured packages; all if nil.
  let folder: String?
  /// Whether to write the record instead of comparing with it.
  let writesRecord: Bool

  private var clone: Checkout { bench.clone }

  func report() async throws(ToolError) -> Report {
    let all = try RebuildGroup.all(in: clone)
    let groups = all.filter { group in
      folder.map { group.folder.hasSuffix("/\($0)") } ?? true
    }
    guard !groups.isEmpty else {
      let names = all.map { $0.folder.split(separator: "/").last ?? "" }.joined(separator: ", ")
      throw ToolError("unknown folder '\(folder ?? "")'. Folders: \(names).", .usedWrongly)
    }
    var (lines, differences, count): ([String], [String], Int) = ([], [], 0)
    for group in groups {
      let found = try await found(group)
      let (page, tables) = (try clone.read(group.record), found.tables(of: group))
      if writesRecord {
        // The text above the first table stays.
        let start = page.firstRange(of: "## ").map { page[..<$0.lowerBound] } ?? page[...]
        try bench.files.write(start + tables, to: bench.source.path(group.record))
      } else {
        differences += found.differences(from: RebuildRecord(parsing: page))
      }
      differences += found.wrongOutputs
      lines.append(tables)
      count += found.cells.count
      try recordProofs(group.claims.filter { $0.isProven(by: found) }.flatMap(\.ids))
    }
    let end = writesRecord ? "recorded" : differences.isEmpty ? "as recorded" : "measured"
    return Report(
      table: (lines + differences.map { "\($0)\n" }).joined(separator: "\n"),
      notes: ["\(count) cells are \(end)."]
        + (differences.isEmpty ? [] : ["Differences from the record: \(differences.count)."]),
      fails: !differences.isEmpty)
  }

  /// Measures a group. Builds three copies at a time, because each waits between its builds.
  private func found(_ group: RebuildGroup) async throws(ToolError) -> RebuildRecord {
    let tables = RebuildCell.Table.allCases.filter { $0 != .alone || !group.targets.isEmpty }
    let copies = tables.flatMap { table in
      group.packages.map { RebuildCopy(package: $0, table: table, bench: bench) }
    }
    let results = try await inParallel(copies, atOnce: 3) { copy throws(ToolError) in
      bench.announce("\(copy.package), \(copy.table.rawValue)")
      try await copy.make(of: clone.path(group.path(of: copy.package)))
      var found = RebuildRecord()
      if copy.table == .alone {
        for target in group.targets {
          found.cells[copy.cell(target)] = try await copy.targets(neededBy: target)
        }
        return found
      }
      try await copy.build()
      if copy.table == .debug {
        let printed = try await copy.printed()
        if printed != (try clone.read(group.expected)) {
          found.wrongOutputs.append(
            "\(copy.package) doesn't print \(group.expected):\n\(printed)")
        }
      }
      for edit in group.edits {
        found.cells[copy.cell(edit.name)] = try await copy.recompiled(after: edit)
      }
      return found
    }
    return results.reduce(into: RebuildRecord()) { $0.add($1) }
  }

  /// Adds a line for each id to the file that the variable `PROOFS` names, as the tests do.
  private func recordProofs(_ ids: [String]) throws(ToolError) {
    guard let path = bench.environment.variables["PROOFS"], !path.isEmpty else { return }
    let before = bench.files.exists(path) ? try bench.files.read(path) : ""
    let lines = ids.map { "\($0)\t\(Self.proof)\n" }.joined()
    try bench.files.write(before + lines, to: path)
  }
}
