import ToolSupport

/// The command `cpdi-lint`: reads the files that its arguments name, and says what it finds.
package struct LintCommand: Sendable {
  private let files: any FileSystem
  private let console: any Console

  package init(files: any FileSystem, console: any Console) {
    (self.files, self.console) = (files, console)
  }

  /// - Parameter arguments: without the program's own name.
  /// - Returns: 0, 1 where a rule is not kept, 2 where the command was used wrongly or something
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
        explain(try rule(arguments.plain.first))
        return 0
      }
      return try check(arguments.plain, asJSON: arguments.has("--json"))
    } catch {
      let text = "cpdi-lint: \(error) See: swift run cpdi-lint --help"
      console.writeError(wrapped(text, width: console.width) + "\n")
      return 2
    }
  }

  private func rule(_ name: String?) throws(ToolError) -> Rule {
    guard let name else { throw ToolError("--explain needs the name of a rule.") }
    guard let rule = Rule.all.first(where: { $0.name == name }) else {
      let near = didYouMean(name, in: Rule.all.map(\.name))
      throw ToolError("there is no rule '\(name)'.\(near)")
    }
    return rule
  }

  private func check(_ paths: [String], asJSON: Bool) throws(ToolError) -> Int32 {
    guard !paths.isEmpty else { throw ToolError("name at least one Swift file or folder.") }
    var lint = Lint()
    for path in paths { lint.gather(path, from: files) }
    let report = lint.report()
    console.write(asJSON ? try report.json() : report.text(on: console))
    if !report.errors.isEmpty { return 2 }
    return report.findings.isEmpty ? 0 : 1
  }

  // MARK: - Help

  private func showHelp() {
    for paragraph in [
      "swift run cpdi-lint PATH… [--json]\nswift run cpdi-lint --explain RULE",
      "Checks the conventions of composed protocol dependency injection in Swift files, and in "
        + "folders with all that is below them. All paths are judged together.",
      "Each finding is a line 'file:line:column: rule: sentence'. What is not understood is a line "
        + "with 'note' in place of the rule: it is not judged, and changes no status.",
    ] {
      console.paragraph(paragraph)
      console.line()
    }
    console.entry("--json", "the same for a program to read", column: 17)
    console.entry(
      "--explain RULE", "what a rule says, why, a bad and a good example", column: 17)
    console.line()
    console.paragraph(
      "Status 0: every rule is kept; 1: not every; 2: wrong use, or something cannot be read.")
    console.line()
    console.line("Rules:")
    for rule in Rule.all { console.line("  \(rule.name)") }
  }

  private func explain(_ rule: Rule) {
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
  /// The sources, indented; with their names where there are several.
  fileprivate var indented: String {
    files.map { file in
      let title = files.count > 1 ? "// \(file.path)\n" : ""
      return (title + file.text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
