import Book
import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("What a learner has done")
struct ProgressTests {
  private static let path = "/play/.workshop/progress.txt"
  private let heading = "# What you have solved. The tool writes this; you may, too.\n"

  private func checkout(_ text: String?) -> Checkout {
    Checkout(root: "/play", files: InMemoryFiles(text.map { [Self.path: $0] } ?? [:]))
  }

  /// Tasks 1 and 2 of AddUp.
  private func tasks() throws -> (ExerciseTask, ExerciseTask) {
    let tasks = try TaskPage.addUp.tasks
    return (tasks[0], tasks[1])
  }

  @Test("Facts are written a line each, and read again")
  func facts() throws {
    let checkout = checkout(nil)
    let (one, two) = try tasks()
    var progress = try LearnerProgress(of: checkout)
    progress.current = "AddUp"
    progress.setSolved(one, by: ContentHash(bytes: Array("foobar".utf8)))
    progress.setHints(two, to: 2)
    try progress.save(to: checkout)
    #expect(
      try checkout.files.read(Self.path)
        == heading + "current AddUp\nsolved AddUp.1 85944171\nhints AddUp.2 2\n")
    let again = try LearnerProgress(of: checkout)
    #expect(again == progress)
    #expect(again.current == "AddUp")
    #expect(again.isSolved(one))
    #expect(!again.isSolved(two))
    #expect(again.hints(one) == 0)
    #expect(again.hints(two) == 2)
  }

  @Test("A fact that is told anew takes the place of the old one")
  func anew() throws {
    let checkout = checkout("current Swap\nhints AddUp.1 1\nsolved AddUp.1 00000000\n")
    let (one, _) = try tasks()
    var progress = try LearnerProgress(of: checkout)
    progress.current = "AddUp"
    progress.setHints(one, to: 2)
    progress.setSolved(one, by: ContentHash(bytes: Array("foobar".utf8)))
    try progress.save(to: checkout)
    #expect(
      try checkout.files.read(Self.path)
        == "current AddUp\nhints AddUp.1 2\nsolved AddUp.1 85944171\n")
    progress.current = nil
    try progress.save(to: checkout)
    #expect(
      try checkout.files.read(Self.path) == "hints AddUp.1 2\nsolved AddUp.1 85944171\n")
  }

  @Test("Lines that are not understood, and ids that are not there, say nothing and stay")
  func unknown() throws {
    let old = """
      my own note
      solved AddUp.10 00000000
      solved AddUp.1
      solved
      hints AddUp.1 many
      Current Swap
      solved Gone.1 00000000

      """
    let checkout = checkout(old)
    let (one, _) = try tasks()
    var progress = try LearnerProgress(of: checkout)
    #expect(progress.current == nil)
    #expect(!progress.isSolved(one))
    #expect(progress.hints(one) == 0)
    progress.current = "AddUp"
    try progress.save(to: checkout)
    #expect(try checkout.files.read(Self.path) == old + "current AddUp\n")
  }

  @Test("A file that is not text is a complaint, and stays")
  func damaged() throws {
    let checkout = checkout(nil)
    try checkout.files.write(bytes: [0x63, 0xFF, 0x0A], to: Self.path)
    #expect(throws: ToolError(".workshop/progress.txt is not UTF-8 text.")) {
      try LearnerProgress(of: checkout)
    }
    #expect(try checkout.files.bytes(of: Self.path) == [0x63, 0xFF, 0x0A])
  }
}
