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

  /// Builds everything for the first time, by the same command as later: with another one, a release
  /// build begins anew.
  func build() async throws(ToolError) {
    try await bench.run("swift", arguments, in: root)
  }

  func printed() async throws(ToolError) -> String {
    try await bench.run("\(root)/.build/debug/Main", in: root).result.output
  }

  /// What building one target alone compiles, from nothing: `Login ServerAPI`.
  func targets(neededBy target: String) async throws(ToolError) -> String {
    let result = try await bench.run(
      "swift", arguments + ["--target", target, "--scratch-path", "\(root)/alone-\(target)"],
      in: root
    ).result
    let files = Self.compiled(result.messages)
    return Set(files.map { $0.prefix { $0 != "/" } }).sorted().joined(separator: " ")
  }

  /// Makes an edit, builds, and tells what was compiled: `S1/3 L1/2`.
  func recompiled(after edit: RebuildGroup.Edit) async throws(ToolError) -> String {
    await bench.waitForNextSecond()
    for change in edit.changes where change.packages?.contains(package) ?? true {
      let path = "\(root)/Sources/\(change.file)"
      try bench.files.write(try change.applied(to: try bench.files.read(path)), to: path)
    }
    let result = try await bench.run(
      "swift", arguments, in: root, accepting: [.exit(0), .exit(1)]
    ).result
    let said = result.messages
    guard result.succeeded else {
      guard let error = said.firstMatch(of: #/Sources/(\w+)/\S+: error: /#) else {
        throw ToolError("\(package) doesn't build after '\(edit.name)'.")
      }
      return "error in \(error.1)"
    }
    let compiled = Self.compiled(said)
    var words: [String] = []
    for module in Self.modules {
      let count = compiled.count { $0.hasPrefix("\(module)/") }
      guard count > 0 else { continue }
      let all = try bench.files.files(below: "\(root)/Sources/\(module)").count
      words.append("\(module.prefix(1))\(count)/\(all)")
    }
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  /// In the order in which a cell names them, by their first letters.
  private static let modules = ["ServerAPI", "PublicItems", "Login", "Items", "Friends", "Main"]

  /// The files that the compiler worked on, as `swift build -v` tells: `Login/Client.swift`.
  ///
  /// A job of a debug build names its files as primary ones; a job of a release build takes a whole
  /// module. A job for several files is printed once for each of them. The times of object files tell
  /// nothing: a file can be compiled and its object file stay as it was.
  static func compiled(_ said: String) -> Set<String> {
    var files: Set<String> = []
    for line in said.split(separator: "\n") where line.contains("swift-frontend -frontend -c ") {
      let primary = line.matches(of: #/-primary-file \S*/Sources/(\w+/\S+\.swift)/#)
      let named = primary.isEmpty ? line.matches(of: #/\S*/Sources/(\w+/\S+\.swift)/#) : primary
      files.formUnion(named.map { String($0.1) })
    }
    return files
  }
}
