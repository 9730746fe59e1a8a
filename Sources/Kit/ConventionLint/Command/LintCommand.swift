import ToolSupport

/// The command `cpdi-lint`: reads the files that its arguments name, and prints its findings.
package struct LintCommand: Sendable {
  private let files: any FileSystem
  private let console: any Console

  package init(files: any FileSystem, console: any Console) {
    (self.files, self.console) = (files, console)
  }

  /// - Parameter arguments: the command line without the program's name.
  /// - Returns: The exit status: 0; 1 for findings or lost output; 2 for wrong usage or unreadable
  ///   files.
  package func run(_ arguments: [String]) -> Int32 {
    do throws(ToolError) {
      return console.status(try perform(arguments), of: "cpdi-lint")
    } catch {
      let help = error.kind == .usedWrongly ? " See: cpdi-lint --help" : ""
      console.writeError(wrapped("cpdi-lint: \(error)\(help)", width: console.width) + "\n")
      return 2
    }
  }

  private func perform(_ commandLine: [String]) throws(ToolError) -> Int32 {
    let options = [
      "--json": false, "--style": false, "--explain": true, "--help": false, "-h": false,
    ]
    let arguments = try Arguments(commandLine, options: options)
    if arguments.has("--help") || arguments.has("-h") {
      showHelp()
      return 0
    }
    if let rule = arguments.value(of: "--explain") {
      explain(try Rule.named(rule))
      return 0
    }
    guard !arguments.plain.isEmpty else {
      throw ToolError("name at least one Swift file or folder.", .usedWrongly)
    }
    var configuration = try Configuration(in: files)
    if arguments.has("--style") { configuration.checksStyle = true }
    let result = result(of: arguments.plain, by: configuration)
    console.write(arguments.has("--json") ? try json(of: result) : text(of: result))
    return result.errors.isEmpty ? result.findings.isEmpty ? 0 : 1 : 2
  }

  private func result(of paths: [String], by configuration: Configuration) -> LintResult {
    let found = FoundFiles(paths, in: files)
    var lint = Lint(vocabulary: configuration.vocabulary)
    lint.errors = found.errors
    let readings = onAllCores(found.paths) { [lint, files] path in
      do throws(ToolError) {
        return lint.reading(path: path, text: try files.read(path))
      } catch {
        return Lint.Reading(path: path, error: Finding(file: path, "\(error)"))
      }
    }
    for reading in readings { lint.add(reading) }
    return lint.result(of: configuration.rules)
  }

  private func text(of result: LintResult) -> String {
    func lines(_ all: [Finding], _ kind: String = "", color: String = "31") -> [String] {
      all.map { "\($0.place): \(console.colored($0.rule ?? kind, color)): \($0.sentence)" }
    }
    let lines =
      lines(result.findings) + lines(result.notes, "note", color: "36")
      + lines(result.errors, "error") + [result.summary]
    return lines.map { $0 + "\n" }.joined()
  }

  // MARK: - Help

  private func showHelp() {
    showParagraphs(
      "cpdi-lint [OPTION…] PATH…",
      "Checks dependency injection by composed protocols in Swift files and folders. All paths are "
        + "checked together.",
      "Prints each finding as 'file:line:column: rule: sentence'. Notes report what is uncertain or "
        + "wasn't checked.")
    for (option, sentence) in [
      ("--json", "prints JSON for a program"),
      ("--style", "also checks the rules of style, such as names and order"),
      ("--explain RULE", "explains a rule, with a bad and a good example"),
      ("--help", "shows this help"),
    ] {
      console.entry(option, sentence, column: 20)
    }
    console.line("\nExit status:")
    for (status, sentence) in [
      ("0", "no findings"), ("1", "findings, or lost output"),
      ("2", "wrong usage, or an unreadable file"),
    ] {
      console.entry(status, sentence, column: 4)
    }
    console.line()
    func list(_ title: String, isStyle: Bool) {
      let names = Rule.all.filter { $0.isStyle == isStyle }.map { "  \($0.name)" }
      console.line(([title] + names).joined(separator: "\n"))
    }
    list("Rules:", isStyle: false)
    list("\nRules of style, off without --style:", isStyle: true)
  }

  private func showParagraphs(_ texts: String...) {
    for text in texts {
      console.paragraph(text)
      console.line()
    }
  }

  private func explain(_ rule: Rule) {
    let title = "\(rule.name) (\(rule.ids.joined(separator: ", ")))"
    showParagraphs(title, rule.summary, rule.why, "Bad:")
    console.line(rule.bad.indented + "\n\nGood:\n\n" + rule.good.indented)
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
