import Book
import ExerciseKit
import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import WebBook

@Suite("A chapter and an exercise behind a page", .serialized)
struct LiveDeskTests {
  /// The first state that is as it should be.
  private func state(
    of states: AsyncStream<String>, _ isWanted: (String) -> Bool
  ) async throws -> String {
    for await state in states where isWanted(state) { return state }
    throw ToolError("The states came to an end.")
  }

  @Test(
    "A save by whatever editor becomes values and blocks that are others, and back again"
  )
  func chapter() async throws {
    let played = try PlayedCheckout(of: [], chapters: ["Deps1"], isBook: true)
    let desk = try PlayDesk(
      played.workspace, try played.workspace.checkout.chapter("Deps1"), Turns(),
      committed: played.workspace.checkout)
    let states = await desk.listen()
    _ = try await state(of: states) { $0.contains("It prints the same as in the book") }
    let file = "Chapters/14-Deps1/Shop.swift"
    let text = try played.workspace.checkout.read(file)
    try played.write(text.replacing("\"t2\"", with: "\"t9\""), to: file)
    let changed = try await state(of: states) { $0.contains("values differ") }
    #expect(changed.contains("<del>was GET items, token t2</del>"))
    #expect(changed.contains("\"text\" : \"GET items, token t9\""))
    try played.write("let wrong: Int = \"\"\n", to: file)
    let wrong = try await state(of: states) { $0.contains("Does not compile") }
    #expect(wrong.contains("\"isError\" : true"))
    // This checkout has no history, so what stood there at the beginning is what counts as committed.
    #expect(try await desk.act("reset").hasPrefix("Every file is as committed."))
    _ = try await state(of: states) {
      $0.contains("It prints the same as in the book") && $0.contains("\"step\" : \"\"")
    }
    #expect(try played.workspace.checkout.read(file) == text)
  }

  @Test("A picture is drawn anew from what a changed run printed, with what is new marked")
  func picture() async throws {
    let checkout = TestCheckout.checkout
    let chapter = try checkout.chapter("Deps1")
    let blocks = try GuideBlocks(of: chapter, in: checkout)
    let printed = try checkout.read(chapter.expected)
    #expect(await blocks.changes(in: checkout, printing: printed).isEmpty)
    let old = "ShopDeps.client -> ServerAPIClient"
    try #require(printed.contains(old))
    let changes = await blocks.changes(
      in: checkout, printing: printed.replacing(old, with: "ShopDeps.mock -> MockClient"))
    let pictures = changes.values.filter { $0.contains("<svg") }
    try #require(pictures.count == 1)
    #expect(
      pictures[0].contains("class=\"edge new\"") && pictures[0].contains(">MockClient</text>"))
    #expect(pictures[0].contains("New: <code>ShopDeps.mock → MockClient</code>"))
    #expect(pictures[0].contains("Gone: <code>ShopDeps.client → ServerAPIClient</code>"))
  }

  @Test("A value that stands twice has the value of its own line before")
  func twice() {
    let html = GuideBlocks.code("a()  // x1\na()  // x2", before: "a()  // t1\na()  // t2", "swift")
    let text = html.replacing(#/<[^>]+>/#, with: "")
    #expect(text == "a()  // x1 was t1\na()  // x2 was t2")
    let kept = GuideBlocks.code("a()  // x1\na()  // t2", before: "a()  // t1\na()  // t2", "swift")
    #expect(kept.replacing(#/<[^>]+>/#, with: "") == "a()  // x1 was t1\na()  // t2")
  }

  @Test("A save becomes a verdict, and what was learned")
  func exercise() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"], isBook: true)
    let exercise = try played.exercise("UseAndReplace")
    let desk = try JudgeDesk(played.workspace, exercise, Turns())
    let states = await desk.listen()
    let stub = try await state(of: states) { $0.contains("Exercise.swift") }
    #expect(stub.contains("\"title\" : \"\""))
    let solved = try played.solution(of: exercise).solved
    #expect(try await desk.save("Exercise.swift", solved, over: nil) as SaveOutcome? != nil)
    let state = try await state(of: states) { $0.contains("2 of 2 tasks solved") }
    #expect(state.contains("Learned: ") && state.contains("Solved."))
    #expect(try LearnerProgress(of: played.workspace.checkout).current == "UseAndReplace")
  }
}
