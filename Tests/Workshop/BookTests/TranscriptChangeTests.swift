import Testing

@testable import Book

@Suite("What another run of a chapter prints otherwise")
struct TranscriptChangeTests {
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

  private func changes(_ edit: (inout String) -> Void) -> [SectionChange] {
    var new = Self.old
    edit(&new)
    return SectionChange.all(from: Self.old, to: new)
  }

  @Test("The same text has the same sections")
  func same() {
    let all = changes { _ in }
    #expect(all.map(\.heading) == ["", "One", "Two", "Three"])
    #expect(all.allSatisfy { $0.kind == .same && $0.lines.isEmpty })
  }

  @Test("A value is told with the old one and how often its section showed the expression before")
  func value() {
    let all = changes { $0.replace("a // 3", with: "a // 7") }
    #expect(all.map(\.kind) == [.same, .changed, .same, .same])
    #expect(all[1].lines == [.value(expression: "a", count: 1, old: "3", new: "7")])
  }

  @Test("A line that is new or gone stands where it stands or stood")
  func lines() {
    let added = changes { $0.replace("b // 2", with: "e // 6\nb // 2") }
    #expect(added[1].lines == [.new("e // 6")])
    let mixed = changes {
      $0.replace("note\na // 1\nb // 2\n", with: "b // 2\nnew\n")
      $0.replace("a // 3", with: "a // 8")
    }
    let value = SectionChange.Line.value(expression: "a", count: 0, old: "1", new: "8")
    #expect(mixed[1].lines == [.gone("note"), .new("new"), value, .gone("a // 3")])
  }

  @Test("Sections are known by their headings, wherever they stand")
  func sections() {
    let all = changes {
      $0.replace("== Two ==\nc // 4\n\n", with: "")
      $0.replace("== One ==", with: "== Zero ==\nz // 0\n\n== One ==")
    }
    #expect(all.map(\.heading) == ["", "Zero", "One", "Three", "Two"])
    #expect(all.map(\.kind) == [.same, .new, .same, .same, .gone])
    #expect(all[1].lines == [.new("z // 0")])
  }

  @Test("A value has the line that shows it: in its section, in order, or in another file")
  func places() {
    let main = """
      section("One")
      show("a", a)
      show("b", b)
      show("a", a)
      section("Two")
      show("a", a)

      """
    let places = ShownPlaces([("Other.swift", "\nshow(\"c\", c)\n"), ("main.swift", main)])
    func place(_ expression: String, _ section: String, _ count: Int) -> String? {
      places.place(of: expression, in: section, count: count)
    }
    #expect(place("a", "One", 0) == "main.swift:2")
    #expect(place("a", "One", 1) == "main.swift:4")
    #expect(place("a", "One", 9) == "main.swift:4")
    #expect(place("a", "Two", 0) == "main.swift:6")
    #expect(place("c", "Two", 0) == "Other.swift:2")
    #expect(place("d", "Two", 0) == nil)
  }
}
