import ConventionLint
import Foundation
import TestSupport
import Testing
import ToolSupport

@Suite("The command cpdi-lint")
struct CommandTests {
  private static let bad =
    Example.services.text + """
      typealias ADependencies = LoggingDependency & TrackingDependency
      struct A<Dependencies: ADependencies> {
        let dependencies: Dependencies
        func a() { dependencies.logger.log("a") }
      }

      """
  private static let place = "A.swift:6:47"

  private func run(
    _ arguments: String..., files: [String: String],
    output: RecordingConsole = RecordingConsole()
  ) -> (status: Int32, output: RecordingConsole) {
    let files = InMemoryFiles(Dictionary(uniqueKeysWithValues: files.map { ("/w/\($0)", $1) }))
    return (lintCommand(files, output).run(arguments), output)
  }

  @Test("says a line for each finding and the sum, and answers 1")
  func saysFindings() {
    let (status, output) = run("A.swift", files: ["A.swift": Self.bad])
    #expect(status == 1)
    #expect(
      output.text == """
        A.swift:6:47: unused-leaf: 'A' does not use 'TrackingDependency' itself; remove it from \
        'ADependencies'.
        1 feature, 2 leaves: 1 finding.

        """)
    #expect(output.errors == "")
  }

  @Test("reads a folder recursively and sorted, each file once, and nothing hidden or foreign")
  func readsFolders() {
    let broken = "struct {"
    let (status, output) = run(
      "src/", "src/b/c.swift", "./src/a.swift",
      files: [
        "src/b/c.swift": broken, "src/b.swift": broken, "src/a.swift": broken,
        "src/.build/x.swift": broken, "src/Pods/P/x.swift": broken,
        "src/Carthage/x.swift": broken, "src/b/DerivedData/x.swift": broken,
        "src/.hidden.swift": broken, "src/read.me": broken, "src/z.swiftinterface": broken,
      ])
    #expect(status == 0)
    let lines = output.text.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == [
        "src/a.swift", "src/b/c.swift", "src/b.swift", "Nothing was judged",
      ])
    #expect(
      lines[0] == "src/a.swift:1:8: note: not checked, because this file cannot be parsed: "
        + "'{' is not closed.")
    #expect(lines[3].hasSuffix(", 3 notes."))
  }

  @Test(
    "says one line of what cannot be read, checks the rest, and answers 2",
    arguments: [
      ("no.swift", "there is no such file or folder."),
      ("text.md", "this is not a Swift file: its name does not end in '.swift'."),
      ("other/main.swift", "this file is not UTF-8 text."),
    ])
  func saysUnreadable(path: String, sentence: String) throws {
    let output = RecordingConsole()
    let files = InMemoryFiles(["/w/bad/main.swift": Self.bad, "/w/text.md": ""])
    try files.write(bytes: [0x2F, 0x2F, 0xE9], to: "/w/other/main.swift")
    let status = lintCommand(files, output).run([path, "bad/main.swift"])
    #expect(status == 2)
    let lines = output.text.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0].hasPrefix("bad/main.swift:6:47: unused-leaf: "))
    #expect(lines[1] == "\(path):1:1: error: \(sentence)")
    #expect(lines[2] == "1 feature, 2 leaves: 1 finding, 1 not read.")
  }

  @Test("says all in the order of the files, though it reads several at a time")
  func keepsOrder() throws {
    // The first file takes longer to read than all others together.
    let long = String(repeating: "func f() { dependencies.g() }\n", count: 3_000)
    let names = (10..<40).map { "src/\($0).swift" }
    let files = InMemoryFiles(["/w/\(names[0])": long + "// cpdi-lint:disable:this"])
    for (position, name) in names.enumerated().dropFirst() {
      let texts = ["struct {", "// cpdi-lint:disable:this", "// \u{E9}"]
      let bytes = Array(texts[position % 3].unicodeScalars.map { UInt8($0.value) })
      try files.write(bytes: bytes, to: "/w/\(name)")
    }
    let output = RecordingConsole()
    #expect(lintCommand(files, output).run(["src"]) == 2)
    let lines = output.text.split(separator: "\n").dropLast()
    for kind in ["disable-comment", "note", "error"] {
      let said = lines.filter { $0.contains(": \(kind): ") }.map { $0.prefix { $0 != ":" } }
      #expect(said == said.sorted())
      #expect(said.count > 8)
    }
  }

  @Test(
    "says a note of what has nothing to check",
    arguments: [
      ("folder", "folder:1:1: note: there is no Swift file in this folder."),
      (
        "regex.swift",
        "regex.swift:1:9: note: not checked, because this file cannot be parsed: this regex "
          + "literal is not closed."
      ),
    ])
  func saysNotes(path: String, line: String) {
    let files = [
      "folder/read.me": "",
      "regex.swift": "let a = #/b/",
    ]
    let (status, output) = run(path, files: files)
    #expect(status == 0)
    #expect(output.text.split(separator: "\n").first.map(String.init) == line)
  }

  @Test(
    "answers 2 and names the help where it is used wrongly",
    arguments: [
      ([], "name at least one Swift file or folder."),
      (["--jsn", "A.swift"], "there is no option --jsn. Nearest: --json."),
      (["--explain"], "--explain needs a value."),
      (["--explain", "alias"], "there is no rule 'alias'."),
      (
        ["--format", "junit", "A.swift"],
        "there is no format 'junit'; the formats are text, xcode, json."
      ),
      (
        ["--module", "App"], "--module takes a name and a folder, such as App=Sources/App, and not"
      ),
      (["--explain", "unusedleaf"], "there is no rule 'unusedleaf'. Nearest: unused-leaf."),
    ])
  func refusesMisuse(arguments: [String], sentence: String) {
    let output = RecordingConsole(width: 200)
    let status = lintCommand(InMemoryFiles(), output).run(arguments)
    #expect(status == 2)
    #expect(output.errors.hasPrefix("cpdi-lint: \(sentence)"))
    #expect(output.errors.hasSuffix(" See: cpdi-lint --help\n"))
    #expect(output.text == "")
  }

  @Test("takes what follows -- for a path")
  func takesPaths() {
    let (status, output) = run("--", "--json", files: ["--json": ""])
    #expect(status == 2)
    #expect(output.text.hasPrefix("--json:1:1: error: this is not a Swift file"))
  }

  @Test("says the same in JSON")
  func saysJSON() throws {
    struct Answer: Decodable {
      struct Item: Decodable {
        let file: String
        let line: Int?
        let column: Int?
        let rule: String?
        let sentence: String
      }
      let files: Int
      let findings: [Item]
      let notes: [Item]
      let errors: [Item]
    }
    let (status, output) = run(
      "--json", "A.swift", "b/main.swift", "no.swift",
      files: ["A.swift": Self.bad, "b/main.swift": "}"])
    #expect(status == 2)
    let answer = try JSONDecoder().decode(Answer.self, from: Data(output.text.utf8))
    #expect(answer.files == 2)
    let finding = try #require(answer.findings.first)
    #expect(answer.findings.count == 1)
    #expect((finding.file, finding.line, finding.column) == ("A.swift", 6, 47))
    #expect(finding.rule == "unused-leaf")
    #expect(finding.sentence.hasSuffix("; remove it from 'ADependencies'."))
    #expect(answer.notes.map(\.file) == ["b/main.swift"])
    #expect(answer.errors.map(\.sentence) == ["there is no such file or folder."])
  }

  @Test("says the same to Xcode, with whole paths, and its version in a line")
  func saysToXcode() {
    let (_, output) = run(
      "A.swift", "b/main.swift", "--format", "xcode",
      files: ["A.swift": Self.bad, "b/main.swift": "}"])
    let lines = output.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("/w/\(Self.place): error: 'A' does not use"))
    #expect(lines[0].hasSuffix(" (unused-leaf)"))
    #expect(lines[1].hasPrefix("/w/b/main.swift:1:1: note: not checked"))
    let version = run("--version", files: [:]).output.text
    #expect(version.wholeMatch(of: #/cpdi-lint \d+\.\d+\n/#) != nil)
  }

  @Test("explains each rule: its claims, what it says, why, and both examples", arguments: Rule.all)
  func explains(rule: Rule) {
    let (status, output) = run(
      "--explain", rule.name, files: [:], output: RecordingConsole(width: 1000))
    #expect(status == 0)
    let bad = rule.bad.files.map(\.text).joined(separator: "\n").split(separator: "\n").map {
      "  \($0)"
    }
    let lines = output.text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "\(rule.name) (\(rule.ids.joined(separator: ", ")))")
    #expect(Array(lines[1...2]) == [rule.summary, rule.why])
    #expect(bad.allSatisfy(lines.contains))
    let last = rule.good.files.last?.text.split(separator: "\n").last
    #expect(lines.last == last.map { "  \($0)" })
  }

  @Test("fits its help into the width, and lists every rule")
  func fits() {
    let (status, output) = run("--help", files: [:], output: RecordingConsole(width: 40))
    #expect(status == 0)
    let lines = output.text.split(separator: "\n")
    #expect(lines.filter { $0.count > 40 } == [])
    #expect(Rule.all.allSatisfy { lines.contains("  \($0.name)") })
    #expect(lines.contains("  disable-comment"))
  }

  @Test("marks the rule with colour only where it is wanted")
  func usesColor() {
    let output = RecordingConsole(usesColor: true)
    _ = run("A.swift", files: ["A.swift": Self.bad], output: output)
    #expect(output.text.hasPrefix("\(Self.place): \u{1B}[31munused-leaf\u{1B}[0m: 'A' does"))
  }
}
