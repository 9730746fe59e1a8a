import ToolSupport

/// The command `cpdi-lint`: reads the files that its arguments name, and prints its findings.
package struct LintCommand: Sendable {
  package static let version = "1.1"

  private let files: any FileSystem
  let console: any Console
  private let paths: Paths

  /// - Parameter directory: the current folder, as a whole path.
  package init(files: any FileSystem, console: any Console, directory: String) {
    (self.files, self.console) = (files, console)
    paths = Paths(directory: directory)
  }

  /// - Parameter arguments: the command line without the program's name.
  /// - Returns: The exit status: 0; 1 if a rule is broken; 2 if the command was misused, a path
  ///   cannot be read, or the output cannot be written to its end.
  package func run(_ arguments: [String]) -> Int32 {
    var status: Int32 = 2
    do throws(ToolError) {
      status = try answer(arguments)
    } catch {
      complain("\(error)\(error.kind == .usedWrongly ? " See: cpdi-lint --help" : "")")
    }
    guard let lost = console.lostOutput else { return status }
    complain("the output could not be written to its end: \(lost).")
    return 2
  }

  private func complain(_ sentence: String) {
    console.writeError(wrapped("cpdi-lint: \(sentence)", width: console.width) + "\n")
  }

  private func answer(_ words: [String]) throws(ToolError) -> Int32 {
    if words.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
      showHelp()
      return 0
    }
    let known = Self.options.map { ($0.name, $0.value != nil) }
    let arguments = try Arguments(words, options: Dictionary(uniqueKeysWithValues: known))
    if arguments.has("--version") {
      console.line("cpdi-lint \(Self.version)")
    } else if let rule = arguments.value(of: "--explain") {
      try explain(rule)
    } else if arguments.has("--init") {
      try writeConfiguration(to: paths.whole(arguments.value(of: "--config") ?? Configuration.name))
    } else {
      return try check(arguments)
    }
    return 0
  }

  private func writeConfiguration(to path: String) throws(ToolError) {
    guard !files.exists(path) else {
      throw ToolError("\(paths.shown(path)) is there already; change it, or remove it first.")
    }
    try files.write(Configuration.initial, to: path)
    console.line("\(paths.shown(path)) has all defaults. See: cpdi-lint --help")
  }

  // MARK: - Checking

  private func check(_ arguments: Arguments) throws(ToolError) -> Int32 {
    let name = arguments.value(of: "--format") ?? (arguments.has("--json") ? "json" : "text")
    guard let format = Report.Format(rawValue: name) else {
      let all = Report.Format.allCases.map(\.rawValue).joined(separator: ", ")
      throw ToolError("there is no format '\(name)'; the formats are \(all).", .usedWrongly)
    }
    let path =
      arguments.value(of: "--config").map(paths.whole)
      ?? Configuration.nearest(to: paths.directory, in: files)
    var configuration =
      if let path { try Configuration(from: path, in: files) } else { Configuration() }
    if arguments.has("--style") { configuration.addStyle() }
    let modules = try modules(of: arguments)
    // Without a path, all modules that are named are meant.
    let named =
      arguments.plain.isEmpty ? modules.keys.sorted() : arguments.plain.map(paths.whole)
    guard !named.isEmpty else {
      throw ToolError("name at least one Swift file or folder.", .usedWrongly)
    }
    let found = FoundFiles(
      named, modules: configuration.modules.merging(modules) { $1 }, by: configuration, in: files)
    let report = Report(result(of: found, by: configuration), by: configuration, paths)
    console.write(try report.text(as: format, on: console))
    return report.status(isStrict: arguments.has("--strict"))
  }

  private func modules(of arguments: Arguments) throws(ToolError) -> [String: String] {
    var modules: [String: String] = [:]
    for pair in arguments.values(of: "--module") {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw ToolError(
          "--module takes a name and a folder, such as App=Sources/App, and not '\(pair)'.",
          .usedWrongly)
      }
      modules[paths.whole(parts[1])] = parts[0]
    }
    return modules
  }

  /// What the rules find that are not off.
  private func result(of found: FoundFiles, by configuration: Configuration) -> LintResult {
    var lint = Lint(
      vocabulary: configuration.vocabulary, modules: found.modules, projects: found.projects)
    for (path, sentence) in found.notes { lint.note(path, sentence) }
    for (path, sentence) in found.refused { lint.refuse(path, sentence) }
    let readings = onAllCores(found.named + found.context) { [lint, files] path in
      guard let bytes = try? files.bytes(of: path) else {
        return Lint.Reading(path: path, error: Finding(file: path, "this file cannot be read."))
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return Lint.Reading(path: path, error: Finding(file: path, "this file is not UTF-8 text."))
      }
      return lint.reading(path: path, text: text)
    }
    for (position, var reading) in readings.enumerated() {
      reading.isContext = position >= found.named.count
      lint.add(reading)
    }
    return lint.result(
      of: Set(CommentRule.names.filter { configuration.severity(of: $0) != .off }))
  }
}
