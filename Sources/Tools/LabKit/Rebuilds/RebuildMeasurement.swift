import Book
import ToolSupport

/// Edits and builds copies of packages, and notes what each edit recompiles.
struct RebuildMeasurement: Sendable {
  /// Which part of everything is measured.
  struct Part: Sendable {
    /// All if nil.
    var packages: Set<String>?
    /// All if nil.
    var edits: Set<String>?
    var tables = RebuildCell.Table.allCases
  }

  /// Holds the packages.
  let checkout: Checkout
  /// An empty folder for the copies.
  let folder: String
  let bench: Bench

  /// What was found, and what packages print otherwise than expected, a line each.
  struct Found: Sendable {
    var record = RebuildRecord()
    var misprints: [String] = []
  }

  /// Measures a group; three copies are built side by side, since each waits between its builds.
  ///
  /// - Throws: `ToolError` where a copy does not build before its first edit, or an edit does not fit.
  func found(_ group: RebuildGroup, _ part: Part = Part()) async throws(ToolError) -> Found {
    let packages = group.packages.filter { part.packages?.contains($0) ?? true }
    let jobs = part.tables.filter { $0 != .alone || !group.targets.isEmpty }.flatMap { table in
      packages.map { (table: table, package: $0) }
    }
    let results = try await inParallel(jobs, atOnce: 3) { job throws(ToolError) in
      bench.announce("\(job.package), \(job.table.rawValue)")
      let copy = try RebuildCopy(
        of: checkout.path(group.path(of: job.package)), package: job.package,
        to: "\(folder)/\(job.package)-\(job.table)", table: job.table, bench: bench)
      return job.table == .alone
        ? try await alone(group, copy)
        : try await edited(group, part, job.table, copy)
    }
    return results.reduce(into: Found()) { all, found in
      all.record.cells.merge(found.record.cells) { first, _ in first }
      all.misprints += found.misprints
    }
  }

  private func edited(
    _ group: RebuildGroup, _ part: Part, _ table: RebuildCell.Table, _ copy: RebuildCopy
  ) async throws(ToolError) -> Found {
    var found = Found()
    try await copy.build()
    if table == .debug {
      let printed = try await copy.printed()
      if printed != (try checkout.read(group.expected)) {
        found.misprints.append(
          "\(copy.package) prints otherwise than \(group.expected):\n\(printed)")
      }
    }
    for edit in group.edits where part.edits?.contains(edit.name) ?? true {
      found.record.cells[RebuildCell(table, edit.name, copy.package)] =
        try await copy.recompiled(after: edit)
    }
    return found
  }

  private func alone(_ group: RebuildGroup, _ copy: RebuildCopy) async throws(ToolError) -> Found {
    var found = Found()
    for target in group.targets {
      found.record.cells[RebuildCell(.alone, target, copy.package)] =
        try await copy.targets(neededBy: target)
    }
    return found
  }
}
