import SwiftOutline
import TestSupport
import Testing
import ToolSupport

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

  private func section(_ title: String) throws -> PlayedSection {
    let source = try SourceFile(path: "main.swift", text: Self.played)
    return try PlayedSection(
      title, of: source, PrintingCalls(of: source), printing: Self.printed)
  }

  @Test("A section is its statements with what they printed: behind a line, or below it")
  func playedSection() throws {
    let lines = try section("One").lines
    #expect(
      lines == [
        "// A is real:", "let a = A()", "", "a.get()  // 1", "// asked", "try a.replace()",
        "for line in lines { print(line) }", "// x", "// y", "a.get(1)  // 2",
        "// the document says 3", "a.aNameThatIsFarTooLongToStandBeforeItsValue.andAnother",
        "// [1, 2, 3, 4, 5, 6, 7]", "print(\"Done \\(a)\")", "// Done",
      ])
    #expect(throws: ToolError("main.swift has no section 'Three'.")) { try section("Three") }
  }

  @Test("A part of a section has the notes behind its last line")
  func playedPart() throws {
    let lines = try section("One").part(from: "for", to: "a.get(1)")
    #expect(
      lines == [
        "for line in lines { print(line) }", "// x", "// y", "a.get(1)  // 2",
        "// the document says 3",
      ])
    #expect(throws: ToolError("No line of the section begins with 'let b'.")) {
      try section("One").part(from: "a.get", to: "let b")
    }
    let other = try section("One").part(
      from: "for", to: "a.get(1)  // 3", allowsOtherValues: true)
    #expect(other == lines)
  }
}
