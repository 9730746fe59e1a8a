import Testing

@testable import Book

@Suite("Shown expressions")
struct ShownExpressionsTests {
  private let main = "Chapters/14-Deps1/main.swift"

  private func problems(_ source: String) throws -> [String] {
    let checkout = Checkout.with([main: source])
    let chapter = try checkout.chapter("Deps1")
    return try checkout.shownExpressionProblems(in: chapter).map(\.description)
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

  @Test("A package of the chapter's own is not looked at")
  func ownPackage() throws {
    let folder = "Chapters/04-ModuleStages/Shapes/shared/Sources/Main"
    let checkout = Checkout.with(["\(folder)/main.swift": "show(\"a\", b)"])
    let chapter = try checkout.chapter("ModuleStages")
    let problems = try checkout.shownExpressionProblems(in: chapter)
    #expect(!problems.contains { $0.file.hasPrefix(folder) })
  }

  @Test("A chapter that shows nothing is found")
  func nothing() throws {
    #expect(
      try problems("// show(\"a\", a)\nlet text = \"show(1, 2)\"") == [
        "Chapters/14-Deps1: No file calls show(…): the chapter shows no value."
      ])
  }

  @Test("One changed value in the real chapter is found")
  func realChapter() throws {
    let text = try Checkout.real(main, replacing: "\"fa.getAs()\"", with: "\"fa.getBs()\"")
    #expect(try problems(text).count == 1)
  }
}
