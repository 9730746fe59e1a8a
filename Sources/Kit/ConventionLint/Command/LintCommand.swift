import ToolSupport

/// The command `cpdi-lint`: reads the files that its arguments name, and prints its findings.
package struct LintCommand: Sendable {
  package static let version = "1.0"

  private let files: any FileSystem
  let console: any Console
  private let paths: Paths
  private let input: @Sendable () -> [UInt8]?

  /// - Parameters:
  ///   - directory: the folder that the person is in, as a whole path.
  ///   - input: reads standard input to its end; nil where it cannot be read.
  package init(
    files: any FileSystem, console: any Console, directory: String,
    input: @escaping @Sendable () -> [UInt8]?
  ) {
    (self.files, self.console, self.input) = (files, console, input)
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
    let format = try format(of: arguments)
    let configuration = try configuration(of: arguments)
    let typed = try typed(arguments)
    let modules = try modules(of: arguments)
    // Without a path, all modules that are named are meant.
    let named =
      arguments.plain.isEmpty
      ? modules.keys.sorted() : arguments.plain.filter { $0 != "-" }.map(paths.whole)
    guard typed != nil || !named.isEmpty else {
      throw ToolError("name at least one Swift file or folder.", .usedWrongly)
    }
    let found = FoundFiles(
      named, typed: typed?.path, modules: configuration.modules.merging(modules) { $1 },
      by: configuration, in: files)
    var run = LintRun(found, typed: typed, by: configuration, in: files)
    let isFixing = arguments.has("--fix")
    if isFixing { try fix(&run, typed: typed?.path) }
    var result = run.result()
    if let path = arguments.value(of: "--baseline") {
      try pass(
        &result, paths.whole(path), isWriting: arguments.has("--write-baseline"), checked: found)
    } else if arguments.has("--write-baseline") {
      throw ToolError("--write-baseline needs --baseline FILE, the file to write.", .usedWrongly)
    }
    let report = Report(result, by: configuration, paths)
    let text = try report.text(as: format, on: console) { run.bytes(of: $0) }
    // Standard output has the mended text of standard input, if that is asked for.
    if isFixing, typed != nil { console.writeError(text) } else { console.write(text) }
    return report.status(isStrict: arguments.has("--strict"))
  }

  private func format(of arguments: Arguments) throws(ToolError) -> Report.Format {
    guard let name = arguments.value(of: "--format") else {
      return arguments.has("--json") ? .json : .text
    }
    guard let format = Report.Format(rawValue: name) else {
      let all = Report.Format.allCases.map(\.rawValue)
      throw ToolError(
        "there is no format '\(name)'; the formats are \(all.joined(separator: ", ")).",
        .usedWrongly)
    }
    return format
  }

  private func configuration(of arguments: Arguments) throws(ToolError) -> Configuration {
    let path =
      arguments.value(of: "--config").map(paths.whole)
      ?? Configuration.nearest(to: paths.directory, in: files)
    guard let path else { return Configuration() }
    return try Configuration(from: path, in: files)
  }

  /// The file that comes from standard input.
  private func typed(_ arguments: Arguments) throws(ToolError) -> (path: String, text: String)? {
    let path = arguments.value(of: "--stdin-path")
    guard arguments.plain.contains("-") == (path != nil) else {
      throw ToolError(
        path == nil
          ? "'-' needs --stdin-path PATH, the path of the file that standard input holds."
          : "--stdin-path needs '-' among the paths, which stands for standard input.",
        .usedWrongly)
    }
    guard let path else { return nil }
    guard let bytes = input() else { throw ToolError("standard input cannot be read.") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError("standard input is not UTF-8 text.")
    }
    return (paths.whole(path), text)
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

  /// Mends what can be mended, and says which files it changed.
  private func fix(_ run: inout LintRun, typed: String?) throws(ToolError) {
    let changed = try run.fix()
    if let typed {
      console.write(String(decoding: run.bytes(of: typed), as: UTF8.self))
    } else {
      for path in changed { complain("\(paths.shown(path)) was mended.") }
    }
  }

  /// Takes the findings away that a baseline knows, and writes it where that is asked for.
  private func pass(
    _ result: inout LintResult, _ path: String, isWriting: Bool, checked: FoundFiles
  ) throws(ToolError) {
    if isWriting, let error = result.errors.first {
      throw ToolError("the baseline was not written. \(error.file): \(error.sentence)")
    }
    guard files.exists(path) else {
      guard isWriting else {
        throw ToolError(
          "there is no baseline \(paths.shown(path)); add --write-baseline to write one.")
      }
      try files.write(try Baseline(result.findings, at: path).text(), to: path)
      complain("\(paths.shown(path)) was written.")
      result.findings = []
      return
    }
    var baseline = try Baseline(from: path, in: files)
    let named = Set(checked.named)
    // Of a file with a note not all findings may have been found.
    let unsure = Set(result.notes.map(\.file))
    let (new, gone) = baseline.pass(result.findings) { file in
      named.contains(file) ? !unsure.contains(file) : !files.exists(file)
    }
    result.findings = new
    guard gone > 0, result.errors.isEmpty else { return }
    let what = "\(gone) known \(gone == 1 ? "finding is" : "findings are") gone"
    if isWriting {
      try files.write(try baseline.text(), to: path)
      complain("\(paths.shown(path)) was written: \(what).")
    } else {
      complain(
        "\(what); remove from \(paths.shown(path)) what is not found any more, with "
          + "--write-baseline.")
    }
  }
}
