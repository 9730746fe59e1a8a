import SwiftOutline
import TestSupport
import Testing
import ToolSupport

@testable import Book

@Suite("Transcripts: what a chapter prints, and code with its output")
struct TranscriptTests {
  @Test(
    "`TranscriptDifference` finds the first line whose bytes differ",
    arguments: [
      ("a\nb\n", "a\nc\n", 2, "b", "c"),
      ("a\n", "a\nb\n", 2, "", "b"),
      ("a\nb\nc\n", "a\n", 2, "b", ""),
      ("a\n", "a", 2, "", nil),
      ("", "a\n", 1, "", "a"),
      ("é\n", "e\u{301}\n", 1, "é", "e\u{301}"),
    ] as [(String, String, Int, String?, String?)])
  func first(expected: String, printed: String, line: Int, wanted: String?, found: String?) throws {
    let difference = try #require(TranscriptDifference(expected: expected, printed: printed))
    #expect(difference.line == line)
    #expect(difference.expected == wanted)
    #expect(difference.printed == found)
  }

  @Test("`TranscriptDifference` shows trailing white space as symbols")
  func trailingSpace() throws {
    let difference = try #require(TranscriptDifference(expected: "a\n", printed: "a \t\n"))
    #expect(difference.twoLines == ["expected: a", "printed:  a␠␉"])
  }

  @Test("`withoutMarks` strips `// snippet` and `// predict` comments")
  func marks() {
    let lines = [
      "  // snippet.real", "- show(a)  // predict", "show(b)  // predict: Cart, Before.Cart",
      "// predict: Shop", "// predict it", "+ // snippet.end",
    ]
    #expect(lines.withoutMarks == ["- show(a)", "show(b)", "// predict it"])
  }

  private static let old = """
    14 Deps1: one object

    == One ==
    note
    a // 1
    b // 2
    a // 3

    == Two ==
    c // 4

    == Three ==
    d // 5

    """
  private static let eight = SectionChange.Line.value(expression: "a", count: 0, old: "1", new: "8")

  @Test(
    "`SectionChange` lists changed values, new lines and removed lines",
    arguments: [
      ("a // 3", "a // 7", [.value(expression: "a", count: 1, old: "3", new: "7")]),
      ("b // 2", "e // 6\nb // 2", [.new("e // 6")]),
      (
        "note\na // 1\nb // 2\na // 3", "b // 2\nnew\na // 8",
        [.gone("note"), .new("new"), eight, .gone("a // 3")]
      ),
    ] as [(String, String, [SectionChange.Line])])
  func lines(part: String, instead: String, expected: [SectionChange.Line]) {
    let all = SectionChange.all(from: Self.old, to: Self.old.replacing(part, with: instead))
    #expect(all.map(\.kind) == [.same, .changed, .same, .same])
    #expect(all.map(\.lines) == [[], expected, [], []])
  }

  @Test(
    "`SectionChange.shown(in:)` splits a line into expression and value",
    arguments: [
      ("a.b // [1]", "a.b", "[1]"), ("f(\"x // y\") // z // 1", "f(\"x // y\")", "z // 1"),
      ("\"http://x\" // \"", "\"http://x\"", "\""), ("a \" // b // c", "a \"", "b // c"),
      ("a //b", nil, nil),
    ] as [(String, String?, String?)])
  func shown(line: String, expression: String?, value: String?) {
    let parts = SectionChange.shown(in: line)
    #expect(parts?.expression == expression)
    #expect(parts?.value == value)
  }

  @Test("`SectionChange` matches sections by heading, in any order")
  func sections() {
    let new = Self.old.replacing("== Two ==\nc // 4\n\n", with: "")
      .replacing("== One ==", with: "== Zero ==\nz // 0\n\n== One ==")
    let all = SectionChange.all(from: Self.old, to: new)
    #expect(all.map(\.heading) == ["", "Zero", "One", "Three", "Two"])
    #expect(all.map(\.kind) == [.same, .new, .same, .same, .gone])
    #expect(all[1].lines == [.new("z // 0")])
  }

  @Test(
    "`CutOutput` keeps the expected lines and counts the omitted ones",
    arguments: [
      // Three loops: before a line of the transcript, with an expression that the transcript has twice, and with
      // a heading that it has once.
      ("b // 2", "#", 99_950), ("a // 3", "a // #", 99_949), ("note", "== Two ==", 99_955),
    ])
  func cut(line: String, each: String, left: Int) {
    let loop = (1...100_000).map { each.replacing("#", with: "\($0 + 3)") + "\n" }.joined()
    let printed = Self.old.replacing(line, with: loop + line)
    let text = CutOutput(printed, like: Self.old).text
    #expect(text.contains("\n… \(left.grouped) more lines\n"))
    let changes = SectionChange.all(from: Self.old, to: text).flatMap(\.lines)
    #expect(changes.count < 60)
    if each != "== Two ==" {
      #expect(!changes.contains { if case .gone = $0 { true } else { false } })
    }
    #expect(CutOutput(Self.old, like: Self.old).text == Self.old)
    #expect(CutOutput("", like: Self.old).text == "")
  }

  @Test("`CutOutput` keeps fifty unexpected sections and counts the omitted lines")
  func cutSections() {
    let sections = (1...1_000).map { "\n== S\($0) ==\nx // \($0)\n" }.joined()
    let all = SectionChange.all(
      from: Self.old, to: CutOutput(Self.old + sections, like: Self.old).text)
    #expect(all.count == 54)
    #expect(all.last?.lines == [.new("x // 50"), .new("… 2,850 more lines")])
  }

  @Test("`CutOutput` shortens a long line unless it is expected")
  func cutLines() {
    let long = String(repeating: "é", count: 150_000)
    let text = CutOutput("a // \(long)\n\(long)\n", like: "a // 1\n").text
    #expect(text.lines.map(\.count) == [2_025, 2_025, 0])
    #expect(text.lines[1].hasSuffix("é… 148,000 more characters"))
    #expect(CutOutput("\(long)\n", like: "\(long)\n").text == "\(long)\n")
    #expect("abc".cut(to: 2) == "ab… 1 more character")
  }

  @Test("`grouped` separates thousands with commas")
  func grouped() {
    #expect([0, 999, 1_000, -1_234_567].map(\.grouped) == ["0", "999", "1,000", "-1,234,567"])
  }

  @Test(
    "`ShownPlaces` finds the source line that prints a value",
    arguments: [
      ("a", "One", 0, "main.swift:2"), ("a", "One", 1, "main.swift:4"),
      ("a", "One", 9, "main.swift:4"), ("a", "Two", 0, "main.swift:6"),
      ("c", "Two", 0, "Other.swift:2"), ("d", "Two", 0, nil),
      ("b", "Printed", 0, "main.swift:3"), ("a", "Printed", 0, nil),
      ("c", "Printed", 0, "Other.swift:2"),
    ] as [(String, String, Int, String?)])
  func places(expression: String, section: String, count: Int, place: String?) {
    let main = """
      section("One")
      show(a)
      show(b)
      show(a)
      section("Two")
      show(a)

      """
    let places = ShownPlaces([("Other.swift", "\nshow(c)\n"), ("main.swift", main)])
    #expect(places.place(of: expression, in: section, count: count) == place)
  }

  private static let played = """
    section("One")
    note("A is real:")
    let a = A()

    show(a.get())  // predict
    try step { try a.replace() }
    for line in lines { note(line) }
    show(
      a.get(
        1))
    show(a.aNameThatIsFarTooLongToStandBeforeItsValue.andAnother)
    note("Done \\(a)")
    section("Two")
    show(a.get())
    """
  private static let printed = [
    "A is real:", "asked", "a.get() // 1", "try a.replace()", "x", "y", "a.get(1) // 2",
    "          // the document says 3",
    "a.aNameThatIsFarTooLongToStandBeforeItsValue.andAnother // [1, 2, 3, 4, 5, 6, 7]",
    "Done",
  ]

  private func sections(_ text: String, _ printed: [String]) throws -> [PlayedSection] {
    PlayedSection.all(
      of: try SourceFile(reading: text, "main.swift"), printing: printed.joined(separator: "\n"))
  }

  private func section() throws -> PlayedSection {
    try #require(try sections(Self.played, ["== One =="] + Self.printed).first)
  }

  @Test("`PlayedSection` adds printed values to the code as comments")
  func playedSection() throws {
    let lines = try section().lines
    #expect(
      lines.map(\.text) == [
        "// A is real:", "let a = A()", "", "a.get()  // 1", "// asked", "try a.replace()",
        "for line in lines { print(line) }", "// x", "// y", "a.get(1)  // 2",
        "// the document says 3", "a.aNameThatIsFarTooLongToStandBeforeItsValue.andAnother",
        "// [1, 2, 3, 4, 5, 6, 7]", "print(\"Done \\(a)\")", "// Done",
      ])
    #expect(
      lines.compactMap(\.value?.line) == [
        "a.get() // 1", "a.get(1) // 2",
        "a.aNameThatIsFarTooLongToStandBeforeItsValue.andAnother // [1, 2, 3, 4, 5, 6, 7]",
      ])
  }

  /// The lines of a section are joined by a bar.
  @Test(
    "`PlayedSection` shows each line that edited code prints once",
    arguments: [
      // A call around a heading, or inside another call, stays unchanged.
      ("step {\n  section(\"B\")\n  show(b)\n}", "== B ==|b // 1", ["step {|  ", "  b  // 1|}"]),
      ("step { step { a() } }", "step { a() }|a()", ["step { a() }|// a()"]),
      (
        "show({ show(x); return 1 }())", "x // 5|{ show(x); return 1 }() // 1",
        ["{ show(x); return 1 }()  // 1|// x // 5"]
      ),
      (
        "section(\"B\\(f { section(\"C\") })\")\nshow(a)", "== C ==|a // 1", ["", " })\")|a  // 1"]
      ),
      // Printed values go after the whole line.
      ("show(a); show(b)", "a // 1|b // 2", ["a; b  // 1|// 2"]),
      ("f(); show(a)", "x|a // 1", ["f(); a  // 1|// x"]),
      (
        "for x in y { show(x) }\nshow(a)", "x // 1|x // 2|a // 3",
        ["for x in y { x }  // 1|// x // 2|a  // 3"]
      ),
      ("note(\"x\") { y() }", "x", ["note(\"x\") { y() }|// x"]),
      ("show(a) // why", "a // 1", ["a // why  // 1"]),
      ("show(a)\r\nshow(b)\r", "a // 1|b // 2", ["a  // 1|b  // 2"]),
      // Repeated headings, and one that isn't in the transcript.
      (
        "show(a)\nsection(\"A\")\nshow(a)", "a // 1|== A ==|a // 2|== A ==|a // 3",
        ["a  // 1", "a  // 2|// == A ==|// a // 3"]
      ),
      ("show(a)\nsection(\"Mine\")\nshow(b)", "a // 1", ["a  // 1", "b"]),
      // The transcript of a different program.
      (
        "show(a)\nnote(\"b\")\nstep {}", "c // 1|\u{1}x\u{2}",
        ["a|print(\"b\")|step {}|// c // 1|// \u{1}x\u{2}"]
      ),
      ("show(\"a // b\".count)", "\"a // b\".count // // 6", ["\"a // b\".count  // // 6"]),
    ] as [(String, String, [String])])
  func learners(text: String, printed: String, shown: [String]) throws {
    let lines = printed.split(separator: "|").map(String.init)
    let sections = try sections("section(\"A\")\n\(text)", ["== A =="] + lines)
    #expect(sections.map { $0.lines.map(\.text).joined(separator: "|") } == shown)
  }

  @Test("`PlayedBlocks` rejects a section that main.swift or Expected.txt lacks")
  func playedBlock() async throws {
    func source(_ section: String) async throws {
      let files = ["Chapters/14-Deps1/Expected.txt": "== Fake A ==\n"]
      let block = QuotingBlock(
        checkout: .with(files), language: "swift", text: "", marker: "played: \(section)",
        page: "Chapters/14-Deps1/README.md", chapter: try TestCheckout.checkout.chapter("Deps1"))
      _ = try await PlayedBlocks().source(of: block)
    }
    try await source("Fake A")
    await #expect(throws: ToolError("Chapters/14-Deps1/Expected.txt has no section 'Fake B'.")) {
      try await source("Fake B")
    }
    await #expect(throws: ToolError("Chapters/14-Deps1/main.swift has no section 'Fake D'.")) {
      try await source("Fake D")
    }
  }

  @Test("`PlayedSection.part` includes the comments after its last line")
  func playedPart() throws {
    let lines = try section().part(from: "for", to: "a.get(1)")
    #expect(
      lines.map(\.text) == [
        "for line in lines { print(line) }", "// x", "// y", "a.get(1)  // 2",
        "// the document says 3",
      ])
    #expect(throws: ToolError("No line of the section begins with 'let b'.")) {
      try section().part(from: "a.get", to: "let b")
    }
    #expect(try section().part(from: "for", to: nil).starts(with: lines))
    #expect(try section().part(from: "for", to: nil).last == section().lines.last)
    let other = try section().part(
      from: "for", to: "a.get(1)  // 3", allowsOtherValues: true)
    #expect(other == lines)
  }
}
