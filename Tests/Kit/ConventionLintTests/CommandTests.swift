import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("`cpdi-lint`: the command")
struct CommandTests {
  @Test("The text report prints one line per finding, note, error and summary")
  func text() {
    let team = Team(["App/main.swift": "", "Bad.swift": " }"])
    let (status, lines, errors) = team.run("App", "Bad.swift", "no.swift")
    #expect(status == 2)
    #expect(lines.count == 4 && lines[0] == Team.finding)
    #expect(
      lines[1].hasPrefix("Bad.swift:1:2: note: not checked, because this file cannot be parsed"))
    #expect(lines[2] == "no.swift:1:1: error: no.swift cannot be read.")
    #expect(lines[3] == "1 feature, 2 leaves: 1 finding, 1 note, 1 not read.")
    #expect(errors == "")
    let console = RecordingConsole(usesColor: true)
    #expect(LintCommand(files: Team().files, console: console).run(["App"]) == 1)
    #expect(console.text.hasPrefix("\(Team.place): \u{1B}[31munused-leaf\u{1B}[0m: 'Screen' does"))
  }

  @Test("`--json` reports all findings, notes and errors")
  func json() throws {
    struct Answer: Decodable {
      struct Item: Decodable {
        struct Place: Decodable { let file: String, line: Int, column: Int }
        let place: Place, rule: String?
        var text: String { "\(place.file):\(place.line):\(place.column) \(rule ?? "")" }
      }
      let files: Int, features: Int, leaves: Int
      let findings: [Item], notes: [Item], errors: [Item]
    }
    let team = Team(["App/main.swift": "", "b/main.swift": " }"])
    let run = team.run("--json", "App", "b/main.swift", "no.swift")
    #expect(run.status == 2)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(run.lines.joined().utf8))
    #expect((answer.files, answer.features, answer.leaves) == (4, 1, 2))
    #expect(answer.findings.map(\.text) == ["App/Screen.swift:3:52 unused-leaf"])
    #expect(answer.notes.map(\.text) == ["b/main.swift:1:2 "])
    #expect(answer.errors.map(\.text) == ["no.swift:1:1 "])
  }

  @Test(
    "`cpdi-lint` exits with status 2 for invalid arguments",
    arguments: [
      ([], "name at least one Swift file or folder."),
      (["--jsn", "A.swift"], "unknown option --jsn. Nearest: --json."),
      (["--explain", "unusedleaf"], "unknown rule 'unusedleaf'. Nearest: unused-leaf."),
    ])
  func misuse(arguments: [String], sentence: String) {
    let console = RecordingConsole(width: 200)
    #expect(LintCommand(files: InMemoryFiles(), console: console).run(arguments) == 2)
    #expect(console.errors == "cpdi-lint: \(sentence) See: cpdi-lint --help\n")
    #expect(console.text == "")
  }

  @Test("`--explain` prints a rule's claims, summary, reason and examples", arguments: Rule.all)
  func explain(rule: Rule) {
    let lines = Team().run("--explain", rule.name).lines
    #expect(lines[0] == "\(rule.name) (\(rule.ids.joined(separator: ", ")))")
    #expect(Array(lines[1...2]) == [rule.summary, rule.why])
    let examples = (rule.bad.files + rule.good.files).flatMap { $0.text.split(separator: "\n") }
    #expect(examples.allSatisfy { lines.contains("  \($0)") })
  }

  @Test("`--help` fits into 40 columns")
  func help() {
    let console = RecordingConsole(width: 40)
    #expect(LintCommand(files: InMemoryFiles(), console: console).run(["--help"]) == 0)
    let lines = console.text.split(separator: "\n")
    #expect(lines.count > 20)
    #expect(lines.filter { $0.count > 40 } == [])
  }

  @Test("`cpdi-lint` reads folders recursively, without hidden or third-party files")
  func folders() {
    let broken = "struct {"
    let team = Team([
      "src/b/c.swift": broken, "src/b.swift": broken, "src/a.swift": broken,
      "src/.build/x.swift": broken, "src/Pods/P/x.swift": broken, "src/Carthage/x.swift": broken,
      "src/b/DerivedData/x.swift": broken, "src/.hidden.swift": broken, "src/read.me": broken,
    ])
    let run = team.run("src/", "src/b/c.swift")
    #expect(run.status == 0)
    #expect(
      run.lines.dropLast().map(\.self).paths == ["src/a.swift", "src/b/c.swift", "src/b.swift"])
    #expect(run.lines[3].hasPrefix("Nothing was checked") && run.lines[3].hasSuffix(", 3 notes."))
  }

  @Test("An unreadable file suppresses `unused-leaf` findings in its module")
  func incomplete() throws {
    let team = Team()
    try team.files.write(bytes: [0x2F, 0x2F, 0xE9], to: "App/Latin.swift")
    let run = team.run("App")
    #expect(run.status == 2)
    #expect(
      run.lines == [
        "App/Latin.swift:1:1: note: unneeded aliases and leaves of this file's module aren't "
          + "reported, because this file may need them.",
        "App/Latin.swift:1:1: error: App/Latin.swift is not UTF-8 text.",
        "1 feature, 2 leaves: no findings, 1 note, 1 not read.",
      ])
    try team.files.write("print(1)", to: "App/main.swift")
    try team.files.write(Team.screen, to: "Other/Screen.swift")
    #expect(team.run("App", "Other").lines[0].hasPrefix("Other/Screen.swift:3:52: unused-leaf"))
  }
}

@Suite("`cpdi-lint`: the configuration file")
struct ConfigurationTests {
  @Test(
    "--style, `style` and `rules` turn rules on or off",
    arguments: [
      ("{}", [], ["unused-leaf"]), ("{}", ["--style"], ["dependencies-first", "unused-leaf"]),
      (#"{"style": true}"#, [], ["dependencies-first", "unused-leaf"]),
      (
        #"{"rules": {"dependencies-first": true, "unused-leaf": false}}"#, [],
        ["dependencies-first"]
      ),
      (#"{"rules": {"dependencies-first": false}}"#, ["--style"], ["unused-leaf"]),
    ])
  func rules(configuration: String, options: [String], rules: [String]) throws {
    let late = Team.screen.replacing(
      "  let dependencies", with: "  let id: Int\n  let dependencies")
    let team = Team(["App/Screen.swift": late, ".cpdi-lint.json": configuration])
    let lines = team.run(["App"] + options).lines.dropLast()
    #expect(
      lines.compactMap { $0.split(separator: ": ").dropFirst().first.map(String.init) }.sorted()
        == rules)
  }

  @Test("A configuration can change the names of protocols, aliases and parameters")
  func names() throws {
    let own = Team.screen.replacing("ScreenDependencies", with: "ScreenServices")
      .replacing("let dependencies", with: "let services")
      .replacing("(dependencies", with: "(services").replacing("TrackingDep", with: "TrackingServ")
    let team = Team(["App/Screen.swift": own])
    #expect(team.run("App").status == 0)
    let names =
      #"{"aliasNames": ["*Services"], "parameterNames": ["services"], "leafNames": ["*y"]}"#
    try team.files.write(names, to: ".cpdi-lint.json")
    #expect(team.run("App").lines.map { $0.contains(": unused-leaf: ") } == [true, false])
  }

  @Test(
    "An invalid configuration exits with status 2 and an error",
    arguments: [
      ("[]", "the file must contain a JSON object."),
      (
        #"{"rulez": {}}"#,
        "unknown key 'rulez'. Valid keys: rules, style, leafNames, aliasNames, "
          + "parameterNames. Nearest: rules."
      ),
      (#"{"rules": []}"#, #"'rules' must be an object such as {"public-alias": false}."#),
      (#"{"rules": {"unusedleaf": true}}"#, "unknown rule 'unusedleaf'. Nearest: unused-leaf."),
      (#"{"leafNames": ["*"]}"#, "'leafNames' must be a list such as"),
      (#"{"style": "yes"}"#, "'style' must be true or false."),
      (#"{"aliasNames": ["a*b*"]}"#, "'aliasNames' must be a list such as"),
      (#"{"parameterNames": [1]}"#, #"'parameterNames' must be a list such as ["dependencies"]."#),
    ])
  func isNotUnderstood(text: String, sentence: String) {
    let (status, lines, errors) = Team([".cpdi-lint.json": text]).run("App")
    #expect(status == 2)
    #expect(lines == [])
    #expect(errors.hasPrefix("cpdi-lint: .cpdi-lint.json: \(sentence)"))
  }
}

@Suite("`cpdi-lint`: comments that disable rules")
struct CommentTests {
  private static let howToDisable =
    "write 'cpdi-lint:disable:next RULE reason', or 'cpdi-lint:disable:this RULE reason'."

  private static func screen(above lines: String) -> String {
    Team.screen.replacing("typealias", with: "\(lines)\ntypealias")
  }

  @Test(
    "A comment disables a rule for one line",
    arguments: [
      screen(above: "/* cpdi-lint:disable:next unused-leaf it comes next week */"),
      Team.screen.replacing(
        "Dependency\nstruct", with: "Dependency // cpdi-lint:disable:this unused-leaf soon\nstruct"),
    ])
  func disable(text: String) {
    #expect(Team(["App/Screen.swift": text]).run("App").status == 0)
  }

  @Test(
    "An invalid disable comment is reported and disables nothing",
    arguments: [
      ("cpdi-lint:disable unused-leaf soon", howToDisable),
      ("cpdi-lint:disable:next unused soon", "unknown rule 'unused'. Nearest: unused-leaf."),
      ("cpdi-lint:disable:next unused-leaf", howToDisable),
    ])
  func isNotUnderstood(comment: String, sentence: String) {
    let team = Team(["App/Screen.swift": Self.screen(above: "// \(comment)")])
    #expect(
      team.run("App").lines.dropLast() == [
        "App/Screen.swift:3:1: disable-comment: \(sentence)",
        Team.finding.replacing("swift:3", with: "swift:4"),
      ])
  }
}
