import TestSupport
import Testing

@testable import Book

@Suite("Transcripts: compared, changed, and shown by the source")
struct TranscriptTests {
  @Test(
    "The first differing line is named with both texts; bytes are compared",
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

  @Test("White space at the end of a line is made visible")
  func trailingSpace() throws {
    let difference = try #require(TranscriptDifference(expected: "a\n", printed: "a \t\n"))
    #expect(difference.twoLines == ["expected: a", "printed:  a␠␉"])
  }

  @Test("What only the package reads in a source is not shown")
  func marks() {
    let lines = ["  // snippet.real", "- show(a)  // predict", "// predict it", "+ // snippet.end"]
    #expect(lines.withoutMarks == ["- show(a)", "// predict it"])
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
    "A value is told with the old one, and a line that is new or gone where it stands or stood",
    arguments: [
      ("a // 3", "a // 7", [.value(expression: "a", count: 1, old: "3", new: "7")]),
      ("b // 2", "e // 6\nb // 2", [.new("e // 6")]),
      (
        "note\na // 1\nb // 2\na // 3", "b // 2\nnew\na // 8",
        [.gone("note"), .new("new"), eight, .gone("a // 3")]
      ),
    ] as [(String, String, [SectionChange.Line])])
  func lines(part: String, instead: String, told: [SectionChange.Line]) {
    let all = SectionChange.all(from: Self.old, to: Self.old.replacing(part, with: instead))
    #expect(all.map(\.kind) == [.same, .changed, .same, .same])
    #expect(all.map(\.lines) == [[], told, [], []])
  }

  @Test("Sections are known by their headings, wherever they stand")
  func sections() {
    let new = Self.old.replacing("== Two ==\nc // 4\n\n", with: "")
      .replacing("== One ==", with: "== Zero ==\nz // 0\n\n== One ==")
    let all = SectionChange.all(from: Self.old, to: new)
    #expect(all.map(\.heading) == ["", "Zero", "One", "Three", "Two"])
    #expect(all.map(\.kind) == [.same, .new, .same, .same, .gone])
    #expect(all[1].lines == [.new("z // 0")])
  }

  @Test(
    "A value has the line that shows it: in its section, in order, or in another file",
    arguments: [
      ("a", "One", 0, "main.swift:2"), ("a", "One", 1, "main.swift:4"),
      ("a", "One", 9, "main.swift:4"), ("a", "Two", 0, "main.swift:6"),
      ("c", "Two", 0, "Other.swift:2"), ("d", "Two", 0, nil),
    ] as [(String, String, Int, String?)])
  func places(expression: String, section: String, count: Int, place: String?) {
    let main = """
      section("One")
      show("a", a)
      show("b", b)
      show("a", a)
      section("Two")
      show("a", a)

      """
    let places = ShownPlaces([("Other.swift", "\nshow(\"c\", c)\n"), ("main.swift", main)])
    #expect(places.place(of: expression, in: section, count: count) == place)
  }

  private let main = "Chapters/14-Deps1/main.swift"

  private func problems(_ source: String) throws -> [String] {
    let checkout = Checkout.with([main: source])
    return try checkout.shownExpressionProblems(in: checkout.chapter("Deps1")).map(\.description)
  }

  @Test(
    "A text that is not the literal source of its expression or statement is found, with its place",
    arguments: [
      ("show(\"a + b\", a  +\n  b)", nil), ("step(\"a = 1\") { a = 1 }", nil),
      ("show(\"\\\"x\\\"\", \"x\", document: \"y\")", nil),
      (
        "\nshow(\"a.getAs()\", b.getBs())",
        ":2: The printed text is 'a.getAs()', the value is 'b.getBs()'."
      ),
      (
        "step(\"a = 1\") { a = 2 }",
        ":1: The printed text is 'a = 1', the statement is 'a = 2'."
      ),
      ("show(\"a\\(1)\", a)", ":1: The text of show(…) must be a literal without \\(…)."),
      ("show(text, a)", ":1: The text of show(…) must be a literal without \\(…)."),
      ("step(\"a = 1\", change)", ":1: The statement must stand in braces behind step(…)."),
    ])
  func compared(source: String, told: String?) throws {
    #expect(try problems(source) == (told.map { [main + $0] } ?? []))
  }

  @Test("A chapter that shows nothing is found, one of a package of its own is not looked at")
  func otherSources() throws {
    #expect(
      try problems("// show(\"a\", a)\nlet text = \"show(1, 2)\"") == [
        "Chapters/14-Deps1: No file calls show(…): the chapter shows no value."
      ])
    let folder = "Chapters/04-ModuleStages/Shapes/shared/Sources/Main"
    let checkout = Checkout.with(["\(folder)/main.swift": "show(\"a\", b)"])
    let problems = try checkout.shownExpressionProblems(in: checkout.chapter("ModuleStages"))
    #expect(!problems.contains { $0.file.hasPrefix(folder) })
  }

  @Test("One changed value in the real chapter is found")
  func realChapter() throws {
    let text = try Checkout.real(main, replacing: "\"fa.getAs()\"", with: "\"fa.getBs()\"")
    #expect(try problems(text).count == 1)
  }
}
