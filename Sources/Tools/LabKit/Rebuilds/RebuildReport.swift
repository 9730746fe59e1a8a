import Book
import ToolSupport

/// What every edit recompiles, measured in a clone and compared with the record.
struct RebuildReport: Sendable {
  let options: RebuildOptions
  /// The checkout to clone, which has the records.
  let source: String
  /// An empty folder for the clone and the copies.
  let folder: String
  let bench: Bench
  private var files: any FileSystem { bench.environment.files }

  /// Measures, compares or records, and notes what is proven.
  ///
  /// - Throws: `ToolError` where the clone or a build fails, or an edit does not fit its file.
  func report() async throws(ToolError) -> Report {
    let clone = Checkout(root: "\(folder)/clone", files: files)
    try await bench.run("git", ["clone", "--quiet", source, clone.root], in: folder)
    let measurement = RebuildMeasurement(checkout: clone, folder: folder, bench: bench)
    var (tables, wrong): ([String], [String]) = ([], [])
    var all = RebuildRecord()
    for group in RebuildGroup.all {
      let found = try await measurement.found(group, options.part)
      guard !found.record.cells.isEmpty else { continue }
      let page = "\(source)/\(group.record)"
      tables.append(found.record.tables(of: group))
      wrong += found.misprints
      if options.records {
        try files.write(try recorded(found.record, of: group, on: page), to: page)
      } else {
        wrong += found.record.differences(from: RebuildRecord(parsing: try files.read(page)))
      }
      all.cells.merge(found.record.cells) { first, _ in first }
    }
    try note(RebuildClaim.all.filter { $0.isProven(by: all) }.flatMap(\.ids))
    let end =
      wrong.isEmpty
      ? "\(all.cells.count) cells are as recorded." : "Not as recorded: \(wrong.count)."
    return Report(
      table: (tables + wrong.map { "\($0)\n" }).joined(separator: "\n"),
      paragraphs: [options.records ? "\(all.cells.count) cells are recorded." : end],
      isOver: !wrong.isEmpty)
  }

  /// The page with other tables; what stands above the first stays.
  private func recorded(
    _ record: RebuildRecord, of group: RebuildGroup, on page: String
  ) throws(ToolError) -> String {
    let text = try files.read(page)
    let head = text.firstRange(of: "## ").map { String(text[..<$0.lowerBound]) } ?? text
    return head + record.tables(of: group)
  }

  /// Adds a line for each id to the file that the variable `PROOFS` names, as the tests do.
  private func note(_ ids: [String]) throws(ToolError) {
    guard let path = bench.environment.variables["PROOFS"], !path.isEmpty else { return }
    let before = files.exists(path) ? try files.read(path) : ""
    let lines = ids.map { "\($0)\t\(RebuildClaim.proof)\n" }.joined()
    try files.write(before + lines, to: path)
  }
}
