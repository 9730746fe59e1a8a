import ExerciseTestSupport
import TestSupport
import Testing

@testable import ExerciseKit

@Suite("Texts that are kept for a learner")
struct KeptTextsTests {
  private let folder = "/play/.workshop/kept/AddUp"

  private func kept(_ names: String...) throws -> (texts: KeptTexts, files: InMemoryFiles) {
    let changed = names.map { ("\(folder)/\($0)", Optional($0)) }
    let workshop = try FakeWorkshop(changed: Dictionary(uniqueKeysWithValues: changed))
    return (KeptTexts(workshop.workspace, of: FakeExercise.addUp.exercise), workshop.files)
  }

  @Test("Each text is a file with the next number; the newest, kept twice, is kept once")
  func numbers() throws {
    let kept = try kept()
    #expect(try kept.texts.newest() == nil)
    for text in ["a", "b", "b", "a"] { try kept.texts.keep(Array(text.utf8)) }
    let names = ["0001.swift", "0002.swift", "0003.swift"]
    #expect(try kept.files.entries(of: folder) == names)
    #expect(try names.map { try kept.files.read("\(folder)/\($0)") } == ["a", "b", "a"])
  }

  @Test("Numbers go on behind the highest, and other files do not count")
  func goesOn() throws {
    let kept = try kept("0007.swift", "0041.swift", "notes.swift", "0099.txt")
    #expect(try kept.texts.newest() == Array("0041.swift".utf8))
    try kept.texts.keep(Array("new".utf8))
    #expect(try kept.files.read("\(folder)/0042.swift") == "new")
  }

  @Test("The newest text that is another than the current one is found behind it")
  func otherThan() throws {
    let kept = try kept("0001.swift", "0002.swift")
    #expect(try kept.texts.newest(otherThan: Array("x".utf8)) == Array("0002.swift".utf8))
    #expect(try kept.texts.newest(otherThan: Array("0002.swift".utf8)) == Array("0001.swift".utf8))
  }
}
