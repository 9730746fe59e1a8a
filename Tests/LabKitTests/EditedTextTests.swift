import Testing

@testable import LabKit

@Suite("Edits")
struct EditedTextTests {
  private let text = EditedText(solution: "let solved = true\n")

  @Test("Each edit changes only the function that nothing uses")
  func texts() {
    let solved = "let solved = true\n\nfunc "
    #expect(text.start == solved + "measured() -> Int { 17 }\n")
    #expect(text.after(.body, 1) == solved + "measured() -> Int { 18 }\n")
    #expect(text.after(.interface, 1) == solved + "measured1() -> Int { 17 }\n")
    #expect(text.after(.error, 1) == solved + "measured() -> Int { \"18\" }\n")
  }

  @Test("No text is saved twice, so that none is there already")
  func different() {
    let texts = Edit.allCases.flatMap { edit in (1...50).map { text.after(edit, $0) } }
    #expect(Set(texts + [text.start]).count == 151)
  }

  @Test("In the laboratory every kind has its saves, one kind after the other")
  func saves() async {
    let lab = FakeLab()
    #expect(await lab.run("verdict", "--saves", "2", "--exercise", "WrongObject") == 0)
    let saved = lab.machine.watch.saved
    let edits = Edit.allCases.flatMap { edit in (1...2).map { text.after(edit, $0) } }
    // Before the package is built, and so with every text in it.
    #expect(saved == [text.start] + edits + [text.start])
  }

  @Test("The package has another text in each round, and the compiler and the package the same")
  func comparedTexts() async {
    let lab = FakeLab()
    _ = await lab.run("verdict", "--saves", "1", "--exercise", "WrongObject")
    #expect(lab.machine.watch.packaged == (1...4).map { text.after(.body, $0) })
  }
}
