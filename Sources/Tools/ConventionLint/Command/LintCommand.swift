import ToolSupport

/// The command `cpdi-lint`: reads the files that its arguments name, and prints its findings.
package struct LintCommand: Sendable {
  private let files: any FileSystem
  private let console: any Console

  package init(files: any FileSystem, console: any Console) {
    (self.files, self.console) = (files, console)
  }

  /// - Parameter arguments: the command line without the program's name.
  /// - Returns: The exit status: 0; 1 if a rule is broken; 2 if the command was misused or a path
  ///   cannot be read.
  package func run(_ arguments: [String]) -> Int32 {
    do throws(ToolError) {
      if arguments.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
        showHelp()
        return 0
      }
      let arguments = try Arguments(
        arguments, options: ["--json": false, "--explain": false, "--help": false])
      if arguments.has("--explain") {
        try explain(arguments.plain.first)
        return 0
      }
      return try check(arguments.plain, asJSON: arguments.has("--json"))
    } catch {
      let text = "cpdi-lint: \(error) See: swift run cpdi-lint --help"
      console.writeError(wrapped(text, width: console.width) + "\n")
      return 2
    }
  }

  private func check(_ paths: [String], asJSON: Bool) throws(ToolError) -> Int32 {
    guard !paths.isEmpty else { throw ToolError("name at least one Swift file or folder.") }
    var lint = Lint()
    for path in paths { lint.gather(path, from: files) }
    let result = lint.result()
    console.write(asJSON ? try result.json() : result.text(on: console))
    if !result.errors.isEmpty { return 2 }
    return result.findings.isEmpty ? 0 : 1
  }

  // MARK: - Help

  private func showHelp() {
    for paragraph in [
      "swift run cpdi-lint PATH… [--json]\nswift run cpdi-lint --explain RULE",
      "Checks the conventions of composed protocol dependency injection in Swift files and "
        + "folders. All paths are checked together.",
      "Each finding is a line 'file:line:column: rule: sentence'. A line with 'note' in place of "
        + "the rule says what was not checked. Notes do not change the exit status.",
    ] {
      console.paragraph(paragraph)
      console.line()
    }
    console.entry("--json", "prints the findings as JSON", column: 17)
    console.entry("--explain RULE", "explains a rule, with a bad and a good example", column: 17)
    console.line()
    console.paragraph(
      "Exit status: 0 if every rule is kept; 1 if one is broken; 2 for wrong usage, or if a path "
        + "cannot be read.")
    console.line()
    console.line("Rules:")
    for rule in Rule.all { console.line("  \(rule.name)") }
  }

  private func explain(_ name: String?) throws(ToolError) {
    guard let name else { throw ToolError("--explain needs the name of a rule.") }
    guard let rule = Rule.all.first(where: { $0.name == name }) else {
      let near = didYouMean(name, in: Rule.all.map(\.name))
      throw ToolError("there is no rule '\(name)'.\(near)")
    }
    let title = "\(rule.name) (\(rule.ids.joined(separator: ", ")))"
    for paragraph in [title, rule.summary, rule.why, "Bad:"] {
      console.paragraph(paragraph)
      console.line()
    }
    console.line(rule.bad.indented)
    console.line("\nGood:\n")
    console.line(rule.good.indented)
  }
}

extension Example {
  /// The sources, indented. If there are several, each has its name above it.
  fileprivate var indented: String {
    files.map { file in
      let title = files.count > 1 ? "// \(file.path)\n" : ""
      return (title + file.text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
