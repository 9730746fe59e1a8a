import Book
import ToolSupport

/// What each edit recompiles, measured in copies of packages and compared with the record.
struct RebuildMeasurement: Measurement {
  static let summary = """
    What each edit recompiles in the packages that chapters have for it, beside their Recorded.md. \
    --only: packages, with commas between them (all). --edits: only the edits whose names contain \
    this. --record: writes Recorded.md instead.
    """
  static let usage = ["--only NAME", "--edits TEXT", "--record"]
  /// The name under which `Chapters/Claims.md` has the proof.
  private static let proof = "Scripts/slow/rebuilds"

  let options: Options
  let bench: Bench

  /// The packages to measure; all if nil.
  private var only: [String]? { options.only?.split(separator: ",").map(String.init) }

  private func isMeasured(_ edit: RebuildGroup.Edit) -> Bool {
    options.edits.map(edit.name.contains) ?? true
  }

  static func recorded(in checkout: Checkout) throws(ToolError) -> [String] {
    try RebuildGroup.all(in: checkout).flatMap { group in group.packages.map(group.path) }
  }

  func report() async throws(ToolError) -> Report {
    let groups = try RebuildGroup.all(in: clone)
    if let unknown = only?.first(where: { !groups.flatMap(\.packages).contains($0) }) {
      throw ToolError("there is no package '\(unknown)'.", .usedWrongly)
    }
    if let edits = options.edits, !groups.flatMap(\.edits).contains(where: isMeasured) {
      throw ToolError("there is no edit '\(edits)'.", .usedWrongly)
    }
    var (lines, wrong): ([String], [String]) = ([], [])
    var all = RebuildRecord()
    for group in groups {
      let found = try await found(group)
      guard !found.cells.isEmpty else { continue }
      let page = bench.source.path(group.record)
      let text = try bench.files.read(page)
      lines.append(found.tables(of: group))
      wrong += found.misprints
      if options.records {
        // What stands above the first table stays.
        let start = text.firstRange(of: "## ").map { text[..<$0.lowerBound] } ?? text[...]
        try bench.files.write(start + found.tables(of: group), to: page)
      } else {
        wrong += found.differences(from: RebuildRecord(parsing: text))
      }
      all.add(found)
    }
    try note(groups.flatMap(\.claims).filter { $0.isProven(by: all) }.flatMap(\.ids))
    let end =
      wrong.isEmpty
      ? "\(all.cells.count) cells are as recorded." : "Not as recorded: \(wrong.count)."
    return Report(
      table: (lines + wrong.map { "\($0)\n" }).joined(separator: "\n"),
      notes: [options.records ? "\(all.cells.count) cells are recorded." : end],
      fails: !wrong.isEmpty)
  }

  /// Measures a group. Three copies are built at a time, because each waits between its builds.
  private func found(_ group: RebuildGroup) async throws(ToolError) -> RebuildRecord {
    let packages = group.packages.filter { only?.contains($0) ?? true }
    let tables = RebuildCell.Table.allCases.filter { $0 != .alone || !group.targets.isEmpty }
    let copies = tables.flatMap { table in
      packages.map { RebuildCopy(package: $0, table: table, bench: bench) }
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
          found.misprints.append(
            "\(copy.package) prints otherwise than \(group.expected):\n\(printed)")
        }
      }
      for edit in group.edits where isMeasured(edit) {
        found.cells[copy.cell(edit.name)] = try await copy.recompiled(after: edit)
      }
      return found
    }
    return results.reduce(into: RebuildRecord()) { $0.add($1) }
  }

  /// Adds a line for each id to the file that the variable `PROOFS` names, as the tests do.
  private func note(_ ids: [String]) throws(ToolError) {
    guard let path = bench.environment.variables["PROOFS"], !path.isEmpty else { return }
    let before = bench.files.exists(path) ? try bench.files.read(path) : ""
    let lines = ids.map { "\($0)\t\(Self.proof)\n" }.joined()
    try bench.files.write(before + lines, to: path)
  }
}
