import ToolSupport

/// A copy of a package that is edited and built.
struct RebuildCopy: Sendable {
  let package: String
  /// Of the copy.
  let root: String
  let bench: Bench
  private let arguments: [String]
  private var files: any FileSystem { bench.environment.files }

  /// Copies the sources and the manifest.
  ///
  /// - Parameter root: where to; what is there already stays.
  init(
    of source: String, package: String, to root: String, table: RebuildCell.Table, bench: Bench
  ) throws(ToolError) {
    (self.package, self.root, self.bench) = (package, root, bench)
    arguments = table == .release ? ["-c", "release"] : []
    for file in try files.files(below: source) {
      let path = "\(root)/\(file)"
      try files.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]))
      try files.write(try files.read("\(source)/\(file)"), to: path)
    }
  }

  /// Builds everything for the first time, by the same command as later: with another one, a release
  /// build begins anew.
  func build() async throws(ToolError) {
    try await bench.run("swift", ["build", "-v"] + arguments, in: root)
  }

  /// What the built program prints.
  func printed() async throws(ToolError) -> String {
    try await bench.run("\(root)/.build/debug/Main", in: root).output
  }

  /// What building one target alone compiles, from nothing: `Login ServerAPI`.
  func targets(neededBy target: String) async throws(ToolError) -> String {
    let scratch = ["--scratch-path", "\(root)/alone-\(target)"]
    let ended = try await bench.run(
      "swift", ["build", "-v", "--target", target] + scratch, in: root)
    return Set(Compiled(ended.output + ended.errors).files.map(\.module)).sorted()
      .joined(separator: " ")
  }

  /// Makes an edit, builds, and tells what was compiled: `S1/3 L1/2`.
  ///
  /// Each edit has a second of its own. Where a module is built twice within one, the compiler takes
  /// the second build for the first one, leaves alone who imports it, and linking fails.
  func recompiled(after edit: RebuildEdit) async throws(ToolError) -> String {
    await bench.stopwatch.waitForNextSecond()
    for change in edit.changes(package) {
      let path = "\(root)/Sources/\(change.file)"
      try files.write(try change.applied(to: try files.read(path)), to: path)
    }
    let ended = try await bench.timed(
      "swift", ["build", "-v"] + arguments, in: root, accepting: [0, 1]
    ).ended
    let said = ended.output + "\n" + ended.errors
    guard ended.succeeded else {
      guard let error = said.firstMatch(of: #/Sources/(\w+)/\S+: error: /#) else {
        throw ToolError("\(package) does not build after '\(edit.name)'.")
      }
      return "error in \(error.1)"
    }
    let files = Compiled(said).files
    var words: [String] = []
    for module in Self.modules {
      let count = files.count { $0.module == module }
      guard count > 0 else { continue }
      let all = try self.files.files(below: "\(root)/Sources/\(module)").count
      words.append("\(module.prefix(1))\(count)/\(all)")
    }
    return words.isEmpty ? "-" : words.joined(separator: " ")
  }

  /// In the order in which a cell names them, by their first letters.
  private static let modules = ["ServerAPI", "Login", "Items", "Friends", "Main"]
}

/// The files that the compiler worked on, as `swift build -v` tells.
///
/// A job of a debug build names its files as primary ones; a job of a release build takes a whole
/// module. A job for several files is printed once for each of them. When an object file was written
/// is no sign: a file can be compiled and its object stay as it was.
struct Compiled: Sendable {
  struct File: Hashable, Sendable {
    let module: String
    let name: String
  }

  private(set) var files: Set<File> = []

  init(_ said: String) {
    for line in said.split(separator: "\n") where line.contains("swift-frontend -frontend -c ") {
      let primary = line.matches(of: #/-primary-file \S*/Sources/(\w+)/(\S+\.swift)/#)
      let named =
        primary.isEmpty ? line.matches(of: #/\S*/Sources/(\w+)/(\S+\.swift)/#) : primary
      files.formUnion(named.map { File(module: String($0.1), name: String($0.2)) })
    }
  }
}
