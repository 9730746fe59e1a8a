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
  func run(_ arguments: String..., input: String = "") -> (
    status: Int32, lines: [String], errors: String
  ) {
    let console = RecordingConsole(width: 400)
    let status = lintCommand(files, console, input: input).run(arguments)
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
func lintCommand(
  _ files: any FileSystem, _ console: RecordingConsole, input: String = ""
) -> LintCommand {
  LintCommand(files: files, console: console, directory: "/w") { Array(input.utf8) }
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
    let team = Team(["App/Made/A.swift": "", "App/B.made.swift": "", "Kept/C.swift": ""])
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
    #expect(
      team.run("-", "--stdin-path", "App/Screen.swift", input: "}").lines.first == named.first)
  }

  @Test("names leaves and modules")
  func namesLeavesAndModules() {
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
        "there is no key 'rulez'; the keys are rules, leafNames, exclude, modules. Nearest: rules."
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
    for name in Rule.all.map(\.name) { #expect(text.contains("\"\(name)\": \"error\"")) }
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
    let unsure = used + "func f() { struct Local<Dependencies: ScreenDependencies> {} }\n"
    let noted = Team(["App/Screen.swift": unsure]).run("App", "--strict")
    #expect(noted.status == 0, "The file has a note, so that a rule may be broken in silence.")
  }
}

@Suite("The baseline of cpdi-lint")
struct BaselineTests {
  @Test("passes what it knows, wherever it moves in its file, and only as often")
  func passesKnown() throws {
    let team = Team()
    let missing = team.run("App", "--baseline", "Known.json")
    #expect(missing.status == 2)
    #expect(
      missing.errors == "cpdi-lint: there is no baseline Known.json; add --write-baseline to write "
        + "one.\n")
    #expect(team.run("App", "--write-baseline").status == 2)
    #expect(team.run("App", "--baseline", "Known.json", "--write-baseline").status == 0)
    #expect(team.run("App", "--baseline", "Known.json").status == 0)
    try team.files.write("// moved\n" + Team.screen, to: "/w/App/Screen.swift")
    #expect(team.run("App", "--baseline", "Known.json").status == 0)
    let before = try team.text("Known.json")
    try team.files.write(
      Team.screen.replacing("Screen", with: "Page"), to: "/w/App/Page.swift")
    let new = team.run("App", "--baseline", "Known.json", "--write-baseline")
    #expect(new.status == 1)
    #expect(new.lines.first?.hasPrefix("App/Page.swift:3:50: unused-leaf: ") == true)
    #expect(try team.text("Known.json") == before, "It grows by itself.")
    let taking = "func take(dependencies: any ScreenDependencies) {}\n"
    try team.files.write(taking, to: "/w/App/Page.swift")
    team.run("App", "--baseline", "Page.json", "--write-baseline")
    try team.files.write(
      taking + taking.replacing("take", with: "takeAgain"), to: "/w/App/Page.swift")
    let twice = team.run("App", "--baseline", "Page.json").lines
    #expect(twice.count { $0.contains("Page.swift:2:34: no-existential: ") } == 1)
    #expect(!twice.contains { $0.contains("Page.swift:1:") })
  }

  @Test("says what is gone, and loses it with --write-baseline")
  func shrinks() throws {
    let team = Team(["App/Page.swift": Team.screen.replacing("Screen", with: "Page")])
    team.run("App", "--baseline", "Known.json", "--write-baseline")
    try team.files.remove("/w/App/Screen.swift")
    let gone = team.run("App", "--baseline", "Known.json")
    #expect(gone.status == 0)
    #expect(
      gone.errors == "cpdi-lint: 1 known finding is gone; remove from Known.json what is not found "
        + "any more, with --write-baseline.\n")
    team.run("App", "--baseline", "Known.json", "--write-baseline")
    let text = try team.text("Known.json")
    #expect(text.contains("Page.swift"))
    #expect(!text.contains("Screen.swift"))
    #expect(team.run("App", "--baseline", "Known.json").errors == "")
  }

  @Test("keeps what this run could not find")
  func keepsUnchecked() throws {
    let team = Team(["Other/Page.swift": Team.screen.replacing("Screen", with: "Page")])
    team.run("App", "Other", "--baseline", "Known.json", "--write-baseline")
    let before = try team.text("Known.json")
    try team.files.write(Team.screen + "}", to: "/w/App/Screen.swift")
    let run = team.run("App", "--baseline", "Known.json", "--write-baseline")
    #expect(run.errors == "")
    #expect(try team.text("Known.json") == before)
    try team.files.write("[1]", to: "/w/Known.json")
    let unread = team.run("No.swift", "--baseline", "Known.json", "--write-baseline")
    #expect(
      unread.errors
        == "cpdi-lint: the baseline was not written. /w/No.swift: there is no such file "
        + "or folder.\n")
    let broken = team.run("App", "--baseline", "Known.json")
    #expect(broken.status == 2)
    #expect(
      broken.errors == "cpdi-lint: /w/Known.json is not a baseline; remove it, and write a new one "
        + "with --write-baseline.\n")
  }
}

@Suite("Standard input and single files of cpdi-lint")
struct SingleFileTests {
  @Test("reads standard input as a file of its module")
  func readsInput() {
    let team = Team(["App/Leaves.swift": "protocol LoggingDependency { var logger: Int { get } }"])
    let borrowed = Team.screen.replacing(
      "protocol LoggingDependency { var logger: Int { get } }", with: "")
    let run = team.run("-", "--stdin-path", "App/Screen.swift", input: borrowed)
    #expect(run.status == 1)
    #expect(run.lines.first == Team.finding)
    #expect(team.run("-").errors.hasPrefix("cpdi-lint: '-' needs --stdin-path PATH, the path of"))
    #expect(
      team.run("App", "--stdin-path", "App/Screen.swift").errors.hasPrefix(
        "cpdi-lint: --stdin-path needs '-' among the paths"))
  }

  @Test(
    "reads the other files of a module, and finds nothing in them",
    arguments: [
      ["Package.swift": ""], ["App.xcodeproj/project.pbxproj": ""], [".git/HEAD": ""],
      ["Code/main.swift": ""],
      ["Package.swift": #"let a = [Target.target(name: "App", path: "Code")]"#],
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
}

@Suite("--fix of cpdi-lint")
struct FixTests {
  private let mended = Team.screen.replacing(" & TrackingDependency", with: "")

  @Test("mends what a plain edit mends, until nothing is left, and says which files it changed")
  func mends() throws {
    let page = Team.screen.replacing("Screen", with: "Page")
      .replacing("= LoggingDependency & TrackingDependency", with: "= ScreenDependencies")
      .replacing("print(dependencies.logger)", with: "Screen(dependencies: dependencies).show()")
      .replacing(#/protocol.*\n/#, with: "")
    let borrower =
      "struct Other<Dependencies: ScreenDependencies> { let dependencies: Dependencies }\n"
    let team = Team(["App/Other.swift": borrower, "App/Page.swift": page])
    let run = team.run("App", "--fix")
    #expect(try team.text("App/Screen.swift") == mended)
    #expect(try team.text("App/Page.swift") == page)
    #expect(try team.text("App/Other.swift") == borrower)
    #expect(run.errors == "cpdi-lint: App/Screen.swift was mended.\n")
    #expect(run.status == 1)
    #expect(run.lines.dropLast().map { $0.contains("Other.swift:1:28: own-alias: ") } == [true])
    let again = team.run("App", "--fix")
    #expect(again.errors == "")
  }

  @Test("mends what can be mended only after another edit")
  func mendsAgain() throws {
    // A public alias cannot list an internal one, and this one need not be public.
    let text = """
      public protocol LoggingDependency { var logger: Int { get } }
      typealias RowDependencies = LoggingDependency
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.logger) }
      }
      public typealias PageDependencies = LoggingDependency
      struct Page<Dependencies: PageDependencies> {
        let dependencies: Dependencies
        func show() { Row(dependencies: dependencies).show() }
      }
      """
    let team = Team(["App/Screen.swift": text])
    #expect(team.run("App", "--fix").status == 0)
    let alias = try team.text("App/Screen.swift").split(separator: "\n")[6]
    #expect(alias == "typealias PageDependencies = RowDependencies")
  }

  @Test("leaves alone what a comment, the configuration or a person keeps")
  func keeps() throws {
    let text = Team.screen.replacing(
      "typealias", with: "// cpdi-lint:disable:next unused-leaf soon\ntypealias")
    let team = Team(["App/Screen.swift": text])
    #expect(team.run("App", "--fix").status == 0)
    #expect(try team.text("App/Screen.swift") == text)
    let off = Team([".cpdi-lint.json": #"{"rules": {"unused-leaf": "off"}}"#])
    #expect(off.run("App", "--fix").status == 0)
    #expect(try off.text("App/Screen.swift") == Team.screen)
  }

  @Test("prints the text of standard input, and writes no file")
  func printsInput() throws {
    let team = Team(["App/Page.swift": ""])
    let run = team.run("-", "--stdin-path", "App/Screen.swift", "--fix", input: Team.screen)
    #expect(run.status == 0)
    #expect(run.lines == mended.split(separator: "\n").map(String.init))
    #expect(run.errors.contains("no findings"))
    #expect(try team.text("App/Screen.swift") == Team.screen)
  }

  @Test("changes nothing where a file cannot be read or written")
  func changesNothing() throws {
    let team = Team()
    let unread = team.run("App", "No.swift", "--fix")
    #expect(unread.status == 2)
    #expect(
      unread.errors
        == "cpdi-lint: nothing was mended. /w/No.swift: there is no such file or folder.\n")
    #expect(try team.text("App/Screen.swift") == Team.screen)
    let files = InMemoryFiles(
      [
        "/w/App/Screen.swift": Team.screen,
        "/w/App/Page.swift": Team.screen.replacing("Screen", with: "Page"),
      ], unwritable: ["/w/App/Screen.swift"])
    let console = RecordingConsole(width: 400)
    #expect(lintCommand(files, console).run(["App", "--fix"]) == 2)
    #expect(
      console.errors
        == "cpdi-lint: nothing was mended, because /w/App/Screen.swift cannot be written.\n")
    #expect(try files.read("/w/App/Page.swift").contains("TrackingDependency\n"))
  }
}
