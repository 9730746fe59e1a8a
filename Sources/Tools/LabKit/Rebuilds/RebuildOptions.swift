import ToolSupport

/// What stands behind `lab rebuilds`, read.
struct RebuildOptions: Sendable, Equatable {
  /// The packages to measure; all if nil.
  let packages: Set<String>?
  /// The edits to measure; all if nil.
  let edits: Set<String>?
  /// Debug, release, or both with the targets alone.
  let tables: [RebuildCell.Table]
  /// Whether to write down what is found.
  let records: Bool

  /// - Throws: `ToolError` of the kind `usedWrongly` for what is not understood.
  init(_ arguments: [String]) throws(ToolError) {
    let options = try Options(
      arguments.filter { $0 != "--record" }, of: "rebuilds",
      known: ["--only", "--edits", "--build"])
    packages = options.text("--only").map { Set($0.split(separator: ",").map(String.init)) }
    let all = RebuildGroup.all
    edits = options.text("--edits").map { text in
      Set(all.flatMap(\.edits).map(\.name).filter { $0.contains(text) })
    }
    tables =
      try options.text("--build").map { name throws(ToolError) in
        guard let table = RebuildCell.Table(rawValue: name), table != .alone else {
          throw wrongUse("--build is debug or release, not '\(name)'.")
        }
        return [table]
      } ?? RebuildCell.Table.allCases
    records = arguments.contains("--record")
    if let unknown = packages?.subtracting(all.flatMap(\.packages)).sorted().first {
      throw wrongUse("there is no package '\(unknown)'.")
    }
    if edits?.isEmpty == true {
      throw wrongUse("there is no edit '\(options.text("--edits") ?? "")'.")
    }
    if records, packages != nil || edits != nil || tables != RebuildCell.Table.allCases {
      throw wrongUse("--record needs all of it.")
    }
  }

  var part: RebuildMeasurement.Part {
    .init(packages: packages, edits: edits, tables: tables)
  }
}

private func wrongUse(_ sentence: String) -> ToolError {
  ToolError("\(sentence) See: swift run lab --help", .usedWrongly)
}
