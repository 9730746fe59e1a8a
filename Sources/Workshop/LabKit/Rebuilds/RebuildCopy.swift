import ToolSupport

/// A copy of a package that is edited and built.
struct RebuildCopy: Sendable {
  let package: String
  let table: RebuildCell.Table
  let bench: Bench

  private var root: String { "\(bench.folder)/\(package)-\(table)" }
  private var arguments: [String] {
    ["build", "-v"] + (table == .release ? ["-c", "release"] : [])
  }

  func make(of source: String) async throws(ToolError) {
    try await bench.run("cp", ["-R", source, root])
  }

  /// The cell of an edit, or of a target.
  func cell(_ row: String) -> RebuildCell { RebuildCell(table: table, row: row, package: package) }

  /// The first build. It uses the same command as later builds, because a different one would rebuild everything in
  /// release.
  func build() async throws(ToolError) {
    try await bench.run("swift", arguments, in: root)
  }

  func printed() async throws(ToolError) -> String {
    try await bench.run("\(root)/.build/debug/Main", in: root).result.output
  }

  /// The modules that a clean build of one target compiles: `Login ServerAPI`.
  func targets(neededBy target: String) async throws(ToolError) -> String {
    let result = try await bench.run(
      "swift", arguments + ["--target", target, "--scratch-path", "\(root)/alone-\(target)"],
      in: root
    ).result
    let files = Self.compiledFiles(result.messages)
    return Set(files.map { $0.prefix { $0 != "/" } }).sorted().joined(separator: " ")
  }

  /// Makes an edit, builds, and returns what was compiled: `S1/3 L1/2`.
  func recompiled(after edit: RebuildGroup.Edit) async throws(ToolError) -> String {
    await bench.waitForNextSecond()
    for change in edit.changes where change.packages?.contains(package) ?? true {
      let path = "\(root)/Sources/\(change.file)"
      try bench.files.write(try change.applied(to: try bench.files.read(path)), to: path)
    }
    let result = try await bench.run(
      "swift", arguments, in: root, accepting: [.exit(0), .exit(1)]
    ).result
    let log = result.messages
    guard result.succeeded else {
      guard let error = log.firstMatch(of: #/Sources/(\w+)/\S+: error: /#) else {
        throw ToolError("\(package) doesn't build after '\(edit.name)'.")
      }
      return "error in \(error.1)"
    }
    let compiled = Self.compiledFiles(log)
    var words: [String] = []
    for module in Self.modules {
      let count = compiled.count { $0.hasPrefix("\(module)/") }
      guard count > 0 else { continue }
      let all = try bench.files.files(below: "\(root)/Sources/\(module)").count
      words.append("\(module.prefix(1))\(count)/\(all)")
    }
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  /// In the order of a cell, which has their first letters.
  private static let modules = ["ServerAPI", "PublicItems", "Login", "Items", "Friends", "Main"]

  /// The compiled files in the output of `swift build -v`: `Login/Client.swift`.
  ///
  /// A debug job has its files as primary files; a release job compiles a whole module. A job for several files is printed
  /// once for each. The dates of object files don't help, because a file can be compiled without changing its object
  /// file.
  static func compiledFiles(_ log: String) -> Set<String> {
    var files: Set<String> = []
    for line in log.split(separator: "\n") where line.contains("swift-frontend -frontend -c ") {
      let primary = line.matches(of: #/-primary-file \S*/Sources/(\w+/\S+\.swift)/#)
      let named = primary.isEmpty ? line.matches(of: #/\S*/Sources/(\w+/\S+\.swift)/#) : primary
      files.formUnion(named.map { String($0.1) })
    }
    return files
  }
}
