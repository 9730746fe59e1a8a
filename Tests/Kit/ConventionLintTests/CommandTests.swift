import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("Command cpdi-lint")
struct CommandTests {
  @Test("The text format prints a line for each finding, and a summary")
  func text() {
    let (status, lines, errors) = Team().run("App")
    #expect(status == 1)
    #expect(lines == [Team.finding, "1 feature, 2 leaves: 1 finding."])
    #expect(errors == "")
    let console = RecordingConsole(usesColor: true)
    _ = lintCommand(Team().files, console).run(["App"])
    #expect(console.text.hasPrefix("\(Team.place): \u{1B}[31munused-leaf\u{1B}[0m: 'Screen' does"))
  }

  @Test("The JSON format has the same findings, notes and errors")
  func json() throws {
    struct Answer: Decodable {
      struct Item: Decodable, Equatable {
        let file: String, line: Int, column: Int, rule: String?, severity: String?
      }
      let files: Int, features: Int, leaves: Int
      let findings: [Item], notes: [Item], errors: [Item]
    }
    let team = Team(["b/main.swift": " }"])
    let console = RecordingConsole()
    #expect(
      lintCommand(team.files, console).run(["--json", "App", "b/main.swift", "no.swift"]) == 2)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(console.text.utf8))
    #expect((answer.files, answer.features, answer.leaves) == (2, 1, 2))
    func item(_ file: String, _ line: Int, _ column: Int, _ rule: String? = nil) -> Answer.Item {
      .init(file: file, line: line, column: column, rule: rule, severity: rule.map { _ in "error" })
    }
    #expect(answer.findings == [item("App/Screen.swift", 3, 52, "unused-leaf")])
    #expect(answer.notes == [item("b/main.swift", 1, 2)])
    #expect(answer.errors == [item("no.swift", 1, 1)])
  }

  @Test("The Xcode format has whole paths and severities")
  func xcode() {
    let lines = Team(["b/main.swift": "}"]).run("App", "b/main.swift", "--format", "xcode").lines
    #expect(lines[0].hasPrefix("/w/\(Team.place): error: 'Screen' does not use"))
    #expect(lines[0].hasSuffix(" (unused-leaf)"))
    #expect(lines[1].hasPrefix("/w/b/main.swift:1:1: note: not checked"))
  }

  @Test("Output follows the order of the files, though several are read at a time")
  func order() throws {
    // The first file takes longer to read than all others together.
    let long = String(repeating: "func f() { dependencies.g() }\n", count: 3_000)
    let names = (10..<40).map { "src/\($0).swift" }
    let files = InMemoryFiles(["/w/\(names[0])": long + "// cpdi-lint:disable:this"])
    for (position, name) in names.enumerated().dropFirst() {
      let texts = ["struct {", "// cpdi-lint:disable:this", "// \u{E9}"]
      let bytes = Array(texts[position % 3].unicodeScalars.map { UInt8($0.value) })
      try files.write(bytes: bytes, to: "/w/\(name)")
    }
    let console = RecordingConsole()
    #expect(lintCommand(files, console).run(["src"]) == 2)
    let lines = console.text.split(separator: "\n").map(String.init)
    for kind in ["disable-comment", "note", "error"] {
      let paths = lines.filter { $0.contains(": \(kind): ") }.paths
      #expect(paths == paths.sorted())
      #expect(paths.count > 8)
    }
  }

  @Test(
    "Wrong usage ends with status 2 and names the help",
    arguments: [
      ([], "name at least one Swift file or folder."),
      (["--jsn", "A.swift"], "there is no option --jsn. Nearest: --json."),
      (["--explain"], "--explain needs a value."),
      (["--explain", "unusedleaf"], "there is no rule 'unusedleaf'. Nearest: unused-leaf."),
      (
        ["--format", "junit", "A.swift"],
        "there is no format 'junit'; the formats are text, xcode, json."
      ),
      (
        ["--module", "App"],
        "--module takes a name and a folder, such as App=Sources/App, and not 'App'."
      ),
    ])
  func misuse(arguments: [String], sentence: String) {
    let console = RecordingConsole(width: 200)
    #expect(lintCommand(InMemoryFiles(), console).run(arguments) == 2)
    #expect(console.errors == "cpdi-lint: \(sentence) See: cpdi-lint --help\n")
    #expect(console.text == "")
  }

  @Test("--explain prints claims, summary, reason and both examples", arguments: Rule.all)
  func explain(rule: Rule) {
    let console = RecordingConsole(width: 1000)
    #expect(lintCommand(InMemoryFiles(), console).run(["--explain", rule.name]) == 0)
    let lines = console.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "\(rule.name) (\(rule.ids.joined(separator: ", ")))")
    #expect(Array(lines[1...2]) == [rule.summary, rule.why])
    let bad = rule.bad.files.flatMap { $0.text.split(separator: "\n") }
    #expect(bad.allSatisfy { lines.contains("  \($0)") })
    let last = rule.good.files.last?.text.split(separator: "\n").last
    #expect(lines.last == last.map { "  \($0)" })
  }

  @Test("--help fits into 40 columns and lists every rule; --version is one line")
  func help() {
    let console = RecordingConsole(width: 40)
    #expect(lintCommand(InMemoryFiles(), console).run(["--help"]) == 0)
    let lines = console.text.split(separator: "\n")
    #expect(lines.filter { $0.count > 40 } == [])
    #expect(Rule.all.allSatisfy { lines.contains("  \($0.name)") })
    #expect(lines.contains("  disable-comment"))
    #expect(Team().run("--version").lines == ["cpdi-lint \(LintCommand.version)"])
  }
}

@Suite("Files and modules of cpdi-lint")
struct FilesTests {
  @Test("A folder is read recursively, in order, without hidden and foreign files")
  func folders() {
    let broken = "struct {"
    let team = Team([
      "src/b/c.swift": broken, "src/b.swift": broken, "src/a.swift": broken,
      "src/.build/x.swift": broken, "src/Pods/P/x.swift": broken, "src/Carthage/x.swift": broken,
      "src/b/DerivedData/x.swift": broken, "src/.hidden.swift": broken, "src/read.me": broken,
      "src/z.swiftinterface": broken,
    ])
    let run = team.run("src/", "src/b/c.swift", "./src/a.swift")
    #expect(run.status == 0)
    #expect(
      run.lines.dropLast().map(\.self).paths == ["src/a.swift", "src/b/c.swift", "src/b.swift"])
    #expect(
      run.lines[0] == "src/a.swift:1:8: note: not checked, because this file cannot be parsed: "
        + "'{' is not closed.")
    #expect(run.lines[3].hasPrefix("Nothing was judged") && run.lines[3].hasSuffix(", 3 notes."))
    #expect(
      Team(["folder/read.me": ""]).run("folder").lines.first
        == "folder:1:1: note: there is no Swift file in this folder.")
  }

  @Test(
    "A path that can't be read is one error; the rest is checked",
    arguments: [
      ("no.swift", "there is no such file or folder."),
      ("text.md", "this is not a Swift file: its name does not end in '.swift'."),
      ("other/main.swift", "this file is not UTF-8 text."),
      ("--json", "this is not a Swift file: its name does not end in '.swift'."),
    ])
  func unreadable(path: String, sentence: String) throws {
    let team = Team(["bad/main.swift": Team.screen, "text.md": "", "--json": ""])
    try team.files.write(bytes: [0x2F, 0x2F, 0xE9], to: "/w/other/main.swift")
    let run = team.run("bad/main.swift", "--", path)
    #expect(run.status == 2)
    #expect(
      run.lines == [
        Team.finding.replacing("App/Screen.swift", with: "bad/main.swift"),
        "\(path):1:1: error: \(sentence)", "1 feature, 2 leaves: 1 finding, 1 not read.",
      ])
  }

  @Test(
    "A single file is judged with the other files of its module",
    arguments: [
      ["Package.swift": ""], ["App.xcodeproj/project.pbxproj": ""], [".git/HEAD": ""],
      ["Code/main.swift": ""],
    ])
  func context(project: [String: String]) {
    let used = "extension Screen { func track() { print(dependencies.tracker) } }"
    let page = Team.screen.replacing("Screen", with: "Page").replacing(#/protocol.*/#, with: "")
    let team = Team(
      project.merging([
        "App/Screen.swift": "", "Code/Screen.swift": Team.screen, "Code/Inner/Used.swift": used,
        "Code/Page.swift": page,
      ]) { $1 })
    #expect(team.run("Code/Screen.swift").lines == ["1 feature, 2 leaves: no findings."])
    #expect(team.findings("Code").paths == ["Code/Page.swift"])
  }

  @Test("A file that can't be read leaves nothing unneeded in its module")
  func incomplete() throws {
    let team = Team()
    try team.files.write(bytes: [0x2F, 0x2F, 0xE9], to: "/w/App/Latin.swift")
    let run = team.run("App")
    #expect(run.status == 2)
    #expect(
      run.lines == [
        "App/Latin.swift:1:1: note: nothing in this file's module is called unneeded, because this "
          + "file may need it.",
        "App/Latin.swift:1:1: error: this file is not UTF-8 text.",
        "1 feature, 2 leaves: no findings, 1 note, 1 not read.",
      ])
    #expect(
      team.findings("App", configuration: #"{"modules": {"App/Screen.swift/..": "App"}}"#).count
        == 2)
  }

  @Test("--module names modules, and their folders are checked without a path")
  func modules() {
    let team = Team(["Other/Screen.swift": Team.screen, "Third/Screen.swift": Team.screen])
    let named = team.findings("--module", "App=App", "--module", "Other=Other/")
    #expect(named.paths == ["App/Screen.swift", "Other/Screen.swift"])
    let configured = team.findings(
      "App", "Other", configuration: #"{"modules": {"App": "App", "Other/": "Other"}}"#)
    #expect(configured == named)
  }

  @Test("Folders of one app are one module, and two projects in a tree are two")
  func projects() {
    let used = "extension Screen { func track() { print(dependencies.tracker) } }"
    let groups = Team([
      "App/Sources/Screens/Screen.swift": Team.screen, "App/Sources/Services/Used.swift": used,
      "App/Screen.swift": "",
    ])
    #expect(groups.findings("App") == [])
    let projects = Team([
      "One/One.xcodeproj/project.pbxproj": "", "One/Screen.swift": Team.screen,
      "Two/Two.xcodeproj/project.pbxproj": "", "Two/Screen.swift": Team.screen,
      "App/Screen.swift": "",
    ])
    #expect(projects.findings(".").paths == ["One/Screen.swift", "Two/Screen.swift"])
  }
}

@Suite("Configuration of cpdi-lint")
struct ConfigurationTests {
  @Test("A warning ends with status 1 only with --strict, and a rule can be off")
  func severities() {
    let team = Team([".cpdi-lint.json": #"{"rules": {"unused-leaf": "warning"}}"#])
    let line = Team.finding.replacing("unused-leaf:", with: "unused-leaf (warning):")
    #expect(team.run("App").lines.first == line)
    #expect(team.run("App").status == 0)
    #expect(team.run("App", "--strict").status == 1)
    #expect(team.findings("App", configuration: #"{"rules": {"unused-leaf": "off"}}"#) == [])
  }

  @Test("The nearest file above counts, or the one that --config names")
  func nearest() throws {
    let off = #"{"rules": {"unused-leaf": "off"}}"#
    let team = Team(["Other.json": off])
    #expect(team.run("App", "--config", "Other.json").status == 0)
    try team.files.write(off, to: "/.cpdi-lint.json")
    #expect(team.run("App").status == 0)
    #expect(team.findings("App") == [Team.finding])
    let missing = team.run("App", "--config", "No.json")
    #expect(missing.status == 2)
    #expect(missing.errors == "cpdi-lint: /w/No.json: /w/No.json cannot be read.\n")
  }

  @Test("exclude passes over files and folders, also those that are named")
  func excludes() {
    let team = Team([
      "App/Made/A.swift": "// cpdi-lint:", "App/B.made.swift": "// cpdi-lint:",
      "Kept/C.swift": "// cpdi-lint:",
    ])
    func paths(_ patterns: String) -> [Substring] {
      team.findings("App", "Kept", configuration: #"{"exclude": [\#(patterns)]}"#).paths
    }
    #expect(
      paths("") == ["App/B.made.swift", "App/Made/A.swift", "App/Screen.swift", "Kept/C.swift"])
    #expect(paths(#""App/*.swift", "Kept/C.swift""#).sorted() == ["App/Made/A.swift", "Kept"])
    #expect(
      paths(#""**/*.made.swift", "*/Made/""#).sorted() == ["App/Screen.swift", "Kept/C.swift"])
    #expect(
      team.findings("App/Screen.swift", configuration: #"{"exclude": ["A??"]}"#)
        == ["App/Screen.swift:1:1: note: not checked, because .cpdi-lint.json excludes it."])
  }

  @Test(
    "Rules of style are on by --style, by style, or one by one",
    arguments: [
      ("{}", "--strict", 0), ("{}", "--style", 1), (#"{"style": true}"#, "--strict", 1),
      (#"{"rules": {"dependencies-first": "warning"}}"#, "--strict", 1),
      (#"{"rules": {"dependencies-first": "off"}}"#, "--style", 0),
    ])
  func style(configuration: String, option: String, count: Int) {
    let late = Team.screen.replacing(
      "  let dependencies", with: "  let id: Int\n  let dependencies"
    ).replacing(" & TrackingDependency", with: "")
    let found = Team(["App/Screen.swift": late]).findings(
      "App", option, configuration: configuration)
    #expect(found.filter { $0.contains(": dependencies-first") }.count == count)
    #expect(found.count == count)
  }

  @Test("A team names its leaves, aliases and parameters")
  func names() {
    let own = Team.screen.replacing("ScreenDependencies", with: "ScreenServices")
      .replacing("let dependencies", with: "let services")
      .replacing("(dependencies", with: "(services").replacing("TrackingDep", with: "TrackingServ")
    let team = Team(["App/Screen.swift": own])
    #expect(team.findings("App") == [])
    let names =
      #"{"aliasNames": ["*Services"], "parameterNames": ["services"], "leafNames": ["*y"]}"#
    #expect(
      team.findings("App", configuration: names).map { $0.contains(": unused-leaf: ") } == [true])
  }

  @Test(
    "A configuration that isn't understood ends with status 2",
    arguments: [
      ("{", "this is not JSON: "),
      ("[]", #"the file is to be an object, {"…": …}."#),
      (
        #"{"rulez": {}}"#,
        "there is no key 'rulez'; the keys are rules, style, leafNames, aliasNames, "
          + "parameterNames, exclude, modules. Nearest: rules."
      ),
      (#"{"rules": []}"#, #"'rules' is to be an object, {"…": …}."#),
      (
        #"{"rules": {"unusedleaf": "off"}}"#,
        "there is no rule 'unusedleaf'. Nearest: unused-leaf."
      ),
      (
        #"{"rules": {"unused-leaf": "warn"}}"#,
        #"'unused-leaf' is to be "error", "warning" or "off"."#
      ),
      (#"{"leafNames": "*"}"#, #"'leafNames' is to be a list of texts, ["…", "…"]."#),
      (#"{"leafNames": ["*"]}"#, "'*' in 'leafNames' is to be a name, or a part of one and a *."),
      (#"{"style": "yes"}"#, "'style' is to be true or false."),
      (#"{"aliasNames": ["a*b*"]}"#, "'a*b*' in 'aliasNames' is to be a name, or a part of one"),
      (#"{"exclude": [1]}"#, #"'exclude' is to be a list of texts, ["…", "…"]."#),
      (#"{"modules": {"App": 1}}"#, #"'modules' is to be an object of texts, {"…": "…"}."#),
    ])
  func isNotUnderstood(text: String, sentence: String) {
    let (status, lines, errors) = Team([".cpdi-lint.json": text]).run("App")
    #expect(status == 2)
    #expect(lines == [])
    #expect(errors.hasPrefix("cpdi-lint: /w/.cpdi-lint.json: \(sentence)"))
  }

  @Test("--init writes all defaults, and never over another file")
  func initial() throws {
    let team = Team()
    #expect(team.run("--init").status == 0)
    let text = try team.files.read("/w/.cpdi-lint.json")
    #expect(team.run("App").lines.first == Team.finding)
    let again = team.run("--init")
    #expect(again.status == 2)
    #expect(
      again.errors
        == "cpdi-lint: .cpdi-lint.json is there already; change it, or remove it first.\n")
    #expect(team.run("--init", "--config", "Other.json").status == 0)
    #expect(try team.files.read("/w/Other.json") == text)
  }
}

@Suite("Comments of cpdi-lint")
struct CommentTests {
  private static func screen(above lines: String) -> String {
    Team.screen.replacing("typealias", with: "\(lines)\ntypealias")
  }

  @Test(
    "A comment disables a rule in one line",
    arguments: [
      screen(above: "// cpdi-lint:disable:next unused-leaf it comes next week"),
      screen(above: "/* cpdi-lint:disable:next unused-leaf it comes next week */"),
      screen(
        above: """
          // cpdi-lint:disable:next unused-leaf it comes next week
          /// cpdi-lint:disable:next alias-name the name is known
          """),
      Team.screen.replacing(
        "Dependency\nstruct", with: "Dependency // cpdi-lint:disable:this unused-leaf soon\nstruct"),
    ])
  func disable(text: String) {
    #expect(Team(["App/Screen.swift": text]).findings("App") == [])
  }

  @Test(
    "A comment that isn't understood disables nothing",
    arguments: [
      (
        "cpdi-lint:disable unused-leaf soon",
        "'cpdi-lint:disable' is not understood; write 'cpdi-lint:disable:next RULE reason', or "
          + "'cpdi-lint:disable:this RULE reason'."
      ),
      ("cpdi-lint:disable:next", "say which rule 'cpdi-lint:disable:next' disables."),
      ("cpdi-lint:disable:next unused soon", "there is no rule 'unused'. Nearest: unused-leaf."),
      (
        "cpdi-lint:disable:next unused-leaf",
        "say behind 'cpdi-lint:disable:next unused-leaf' why the rule is disabled."
      ),
    ])
  func isNotUnderstood(comment: String, sentence: String) {
    let team = Team(["App/Screen.swift": Self.screen(above: "// \(comment)")])
    #expect(
      team.findings("App") == [
        "App/Screen.swift:3:1: disable-comment: \(sentence)",
        Team.finding.replacing("swift:3", with: "swift:4"),
      ])
  }

  @Test("A comment that disables nothing is a warning, unless its file has a note")
  func unneeded() {
    let text =
      Team.screen.replacing(" & TrackingDependency", with: "")
      + "// cpdi-lint:disable:this unused-leaf it is gone\n"
    let team = Team(["App/Screen.swift": text])
    let (status, lines, _) = team.run("App")
    #expect(status == 0)
    #expect(
      lines.first == "App/Screen.swift:8:1: unneeded-disable (warning): this comment disables "
        + "nothing, because 'unused-leaf' is not broken there; remove it.")
    for rule in ["unused-leaf", "unneeded-disable"] {
      #expect(team.findings("App", configuration: #"{"rules": {"\#(rule)": "off"}}"#) == [])
    }
    #expect(Team(["App/Screen.swift": text + "}"]).run("App", "--strict").status == 0)
    let uncertain = text.replacing("(dependencies.logger", with: "(dependencies")
    #expect(Team(["App/Screen.swift": uncertain]).run("App", "--strict").status == 0)
  }
}
