import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

/// A folder `/w` in memory with a screen that does not use its tracker, in line 3 of its file.
struct Team {
  static let screen = """
    protocol LoggingDependency { var logger: Int { get } }
    protocol TrackingDependency { var tracker: Int { get } }
    typealias ScreenDependencies = LoggingDependency & TrackingDependency
    struct Screen<Dependencies: ScreenDependencies> {
      let dependencies: Dependencies
      func show() { print(dependencies.logger) }
    }

    """
  static let finding = "App/Screen.swift:3:52: unused-leaf: \(advice(for: "Screen"))"

  static func advice(for name: String) -> String {
    "'\(name)' does not use 'TrackingDependency' itself; remove it from '\(name)Dependencies'."
  }

  let files: InMemoryFiles

  /// - Parameter files: by their paths in the folder; the screen is `App/Screen.swift`.
  init(_ files: [String: String] = [:]) {
    let all = ["App/Screen.swift": Self.screen].merging(files) { $1 }
    self.files = InMemoryFiles(
      Dictionary(uniqueKeysWithValues: all.map { ("/w/\($0)", $1) }))
  }

  @discardableResult
  func run(_ arguments: String...) -> (status: Int32, lines: [String], errors: String) {
    let console = RecordingConsole(width: 400)
    let status = lintCommand(files, console).run(arguments)
    return (status, console.text.split(separator: "\n").map(String.init), console.errors)
  }

  /// The lines of the findings, without the line at the end.
  func findings(_ arguments: String..., configuration: String) -> [String] {
    let console = RecordingConsole(width: 400)
    let files = files
    try? files.write(configuration, to: "/w/.cpdi-lint.json")
    _ = lintCommand(files, console).run(arguments)
    #expect(console.errors == "")
    return console.text.split(separator: "\n").dropLast().map(String.init)
  }

  func text(_ path: String) throws -> String { try files.read("/w/\(path)") }
}

/// The command in the folder `/w`.
func lintCommand(_ files: any FileSystem, _ console: RecordingConsole) -> LintCommand {
  LintCommand(files: files, console: console, directory: "/w")
}

/// `Team.screen` with lines above its third.
private func screen(above lines: String) -> String {
  Team.screen.replacing("typealias", with: "\(lines)\ntypealias")
}

@Suite("The configuration of cpdi-lint")
struct ConfigurationTests {
  @Test("makes a rule a warning, which ends with 1 only with --strict, or turns it off")
  func severities() {
    let team = Team([".cpdi-lint.json": #"{"rules": {"unused-leaf": "warning"}}"#])
    let warned = team.run("App")
    #expect(warned.status == 0)
    let line = Team.finding.replacing("unused-leaf:", with: "unused-leaf (warning):")
    #expect(warned.lines.first == line)
    #expect(team.run("App", "--strict").status == 1)
    let off = team.findings("App", configuration: #"{"rules": {"unused-leaf": "off"}}"#)
    #expect(off == [])
    #expect(Team().run("App").status == 1)
  }

  @Test("is the nearest one above, or the one that is named")
  func nearest() throws {
    let off = #"{"rules": {"unused-leaf": "off"}}"#
    let team = Team(["Other.json": off])
    #expect(team.run("App", "--config", "Other.json").status == 0)
    try team.files.write(off, to: "/.cpdi-lint.json")
    #expect(team.run("App").status == 0)
    try team.files.write("{}", to: "/w/.cpdi-lint.json")
    #expect(team.run("App").status == 1)
    let missing = team.run("App", "--config", "No.json")
    #expect(missing.status == 2)
    #expect(missing.errors == "cpdi-lint: /w/No.json: /w/No.json cannot be read.\n")
  }

  @Test("excludes files and folders, also those that are named")
  func excludes() {
    let team = Team([
      "App/Made/A.swift": "// cpdi-lint:", "App/B.made.swift": "// cpdi-lint:",
      "Kept/C.swift": "// cpdi-lint:",
    ])
    func places(_ patterns: String) -> [Substring] {
      team.findings("App", "Kept", configuration: #"{"exclude": [\#(patterns)]}"#)
        .map { $0.prefix { $0 != ":" } }
    }
    #expect(
      places("") == [
        "App/Screen.swift", "App/B.made.swift", "App/Made/A.swift", "Kept/C.swift",
      ])
    #expect(
      places(#""App/*.swift", "Kept/C.swift""#).sorted() == ["App/Made/A.swift", "Kept"])
    #expect(
      places(#""**/*.made.swift", "*/Made/""#).sorted() == ["App/Screen.swift", "Kept/C.swift"])
    let named = team.findings("App/Screen.swift", configuration: #"{"exclude": ["A??"]}"#)
    #expect(
      named == ["App/Screen.swift:1:1: note: not checked, because .cpdi-lint.json excludes it."])
  }

  @Test("turns rules of style on by --style, or one by one")
  func style() {
    let late = Team.screen.replacing(
      "  let dependencies", with: "  let id: Int\n  let dependencies"
    )
    .replacing(" & TrackingDependency", with: "")
    let team = Team(["App/Screen.swift": late])
    #expect(team.run("App").status == 0)
    #expect(team.run("App", "--style").lines.map { $0.contains("first: 'dep") } == [true, false])
    let one = #"{"rules": {"dependencies-first": "warning"}}"#
    #expect(team.findings("App", configuration: one).map { $0.contains("(warning)") } == [true])
    let all = #"{"style": true}"#
    #expect(team.findings("App", configuration: all).map { $0.contains("first: 'dep") } == [true])
    let off = #"{"rules": {"dependencies-first": "off"}}"#
    #expect(team.findings("App", "--style", configuration: off) == [])
  }

  @Test("names leaves, aliases, parameters and modules")
  func names() {
    let own = Team.screen.replacing("ScreenDependencies", with: "ScreenServices")
      .replacing("let dependencies", with: "let services")
      .replacing("(dependencies", with: "(services")
    let renamed = Team(["App/Screen.swift": own])
    #expect(renamed.findings("App", configuration: "{}") == [])
    let theirs = #"{"aliasNames": ["*Services"], "parameterNames": ["services"]}"#
    #expect(
      renamed.findings("App", configuration: theirs).map { $0.contains(": unused-leaf: ") }
        == [true])
    let service = Team.screen.replacing("TrackingDependency", with: "TrackingService")
    let team = Team(["App/Screen.swift": service])
    #expect(
      team.findings("App", configuration: "{}").contains { $0.contains("unused-leaf") } == false)
    let found = team.findings(
      "App", configuration: #"{"leafNames": ["*Service", "*Dependency"]}"#)
    #expect(found.map { $0.contains(": unused-leaf: ") } == [true])
    // Two apps in one tree may have types of the same names.
    let two = Team(["Other/Screen.swift": Team.screen])
    let modules = #"{"modules": {"App": "App", "Other/": "Other"}}"#
    #expect(
      two.findings("App", "Other", configuration: modules).map { $0.prefix { $0 != ":" } }
        == ["App/Screen.swift", "Other/Screen.swift"])
  }

  @Test(
    "says what it does not understand, and answers 2",
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
      (#"{"rules": {"unused-leaf": true}}"#, #"'unused-leaf' is to be a text, "…"."#),
      (
        #"{"rules": {"unused-leaf": "warn"}}"#,
        #"'unused-leaf' is to be "error", "warning" or "off"."#
      ),
      (#"{"leafNames": "*"}"#, #"'leafNames' is to be a list of texts, ["…", "…"]."#),
      (#"{"leafNames": ["*"]}"#, "'*' in 'leafNames' is to be a name, or a part of one and a *."),
      (#"{"style": "yes"}"#, "'style' is to be true or false."),
      (#"{"aliasNames": ["a*b*"]}"#, "'a*b*' in 'aliasNames' is to be a name, or a part of one"),
      (#"{"parameterNames": 1}"#, #"'parameterNames' is to be a list of texts"#),
      (#"{"exclude": [1]}"#, #"each of 'exclude' is to be a text, "…"."#),
      (#"{"modules": {"App": 1}}"#, #"'App' is to be a text, "…"."#),
    ])
  func saysWhatIsWrong(text: String, sentence: String) {
    let (status, lines, errors) = Team([".cpdi-lint.json": text]).run("App")
    #expect(status == 2)
    #expect(lines == [])
    #expect(errors.hasPrefix("cpdi-lint: /w/.cpdi-lint.json: \(sentence)"))
  }

  @Test("is written by --init with all defaults, and never over another")
  func isWritten() throws {
    let team = Team()
    #expect(team.run("--init").status == 0)
    let text = try team.text(".cpdi-lint.json")
    for rule in Rule.all where !rule.isStyle {
      #expect(text.contains("\"\(rule.name)\": \"error\""))
    }
    #expect(team.run("App").lines.first == Team.finding)
    let again = team.run("--init")
    #expect(again.status == 2)
    #expect(
      again.errors
        == "cpdi-lint: .cpdi-lint.json is there already; change it, or remove it first.\n")
    #expect(try team.text(".cpdi-lint.json") == text)
    #expect(team.run("--init", "--config", "Other.json").status == 0)
    #expect(try team.text("Other.json") == text)
  }
}

@Suite("The comments of cpdi-lint")
struct CommentTests {
  @Test(
    "disable a rule in one line",
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
    let (status, lines, _) = Team(["App/Screen.swift": text]).run("App")
    #expect(status == 0)
    #expect(!lines.contains { $0.contains(": unused-leaf: ") })
  }

  @Test(
    "disable nothing where they are not understood",
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
  func areNotUnderstood(comment: String, sentence: String) {
    let (status, lines, _) = Team(["App/Screen.swift": screen(above: "// \(comment)")]).run("App")
    #expect(status == 1)
    #expect(lines.count == 3)
    #expect(lines.contains("App/Screen.swift:3:1: disable-comment: \(sentence)"))
    #expect(lines.contains { $0.contains("4:52: unused-leaf: ") })
  }

  @Test("are a warning where they disable nothing")
  func areUnneeded() {
    let text = Team.screen + "// cpdi-lint:disable:this unused-leaf it is gone\n"
    let used = text.replacing(
      "(dependencies.logger", with: "(dependencies.tracker, dependencies.logger")
    let team = Team(["App/Screen.swift": used])
    let (status, lines, _) = team.run("App")
    #expect(status == 0)
    #expect(
      lines.first == "App/Screen.swift:8:1: unneeded-disable (warning): this comment disables "
        + "nothing, because 'unused-leaf' is not broken there; remove it.")
    #expect(team.findings("App", configuration: #"{"rules": {"unused-leaf": "off"}}"#) == [])
    #expect(team.findings("App", configuration: #"{"rules": {"unneeded-disable": "off"}}"#) == [])
    let broken = Team(["App/Screen.swift": used + "}"]).run("App", "--strict")
    #expect(broken.status == 0, "The file has a note, so that a rule may be broken in silence.")
  }
}

@Suite("Files and modules of cpdi-lint")
struct FilesTests {
  @Test(
    "reads the other files of a module, and finds nothing in them",
    arguments: [
      ["Package.swift": ""], ["App.xcodeproj/project.pbxproj": ""], [".git/HEAD": ""],
      ["Code/main.swift": ""],
    ])
  func readsModule(of project: [String: String]) {
    let used = "extension Screen { func track() { print(dependencies.tracker) } }"
    let team = Team(
      project.merging([
        "App/Screen.swift": "", "Code/Screen.swift": Team.screen,
        "Code/Inner/Used.swift": used,
        "Code/Page.swift": Team.screen.replacing("Screen", with: "Page")
          .replacing(#/protocol.*/#, with: ""),
      ]) { $1 })
    let run = team.run("Code/Screen.swift")
    #expect(run.status == 0, "\(run.lines)")
    #expect(team.run("Code").status == 1)
  }

  @Test("calls nothing unneeded in a module with a file that cannot be read")
  func missesFile() throws {
    let team = Team()
    try team.files.write(bytes: [0x2F, 0x2F, 0xE9], to: "/w/App/Latin.swift")
    let run = team.run("App")
    #expect(run.status == 2)
    #expect(run.lines.contains("App/Latin.swift:1:1: error: this file is not UTF-8 text."))
    #expect(!run.lines.contains { $0.contains("unused-leaf") })
  }

  @Test("takes modules by --module, and checks their folders where no path is named")
  func takesModules() {
    let team = Team(["Other/Screen.swift": Team.screen, "Third/Screen.swift": Team.screen])
    let run = team.run("--module", "App=App", "--module", "Other=Other/")
    #expect(run.status == 1)
    #expect(
      run.lines.dropLast().map { $0.prefix { $0 != ":" } }
        == ["App/Screen.swift", "Other/Screen.swift"])
    let wrong = team.run("--module", "App")
    #expect(
      wrong.errors.hasPrefix(
        "cpdi-lint: --module takes a name and a folder, such as "
          + "App=Sources/App, and not 'App'."))
  }

  @Test("takes folders of one app for one module, and two projects in a tree for two")
  func findsModules() {
    let used = "extension Screen { func track() { print(dependencies.tracker) } }"
    let groups = Team([
      "App/Sources/Screens/Screen.swift": Team.screen, "App/Sources/Services/Used.swift": used,
      "App/Screen.swift": "",
    ])
    #expect(groups.run("App").status == 0)
    let projects = Team([
      "One/One.xcodeproj/project.pbxproj": "", "One/Screen.swift": Team.screen,
      "Two/Two.xcodeproj/project.pbxproj": "", "Two/Screen.swift": Team.screen,
      "App/Screen.swift": "",
    ])
    #expect(
      projects.run(".").lines.dropLast().map { $0.prefix { $0 != ":" } }
        == ["One/Screen.swift", "Two/Screen.swift"])
  }
}
