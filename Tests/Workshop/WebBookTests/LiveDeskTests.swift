import ExerciseKit
import ExerciseTestSupport
import SwiftOutline
import TestSupport
import Testing
import ToolSupport

@testable import Book
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
    let blocks = GuideBlocks(of: chapter, in: checkout)
    let printed = try checkout.read(chapter.expected)
    #expect(await blocks.changes(in: checkout, of: [:], printing: printed).isEmpty)
    let old = "ShopDeps.client -> ServerAPIClient"
    try #require(printed.contains(old))
    let changes = await blocks.changes(
      in: checkout, of: [:], printing: printed.replacing(old, with: "ShopDeps.mock -> MockClient"))
    let pictures = changes.values.filter { $0.contains("<svg") }
    try #require(pictures.count == 1)
    #expect(
      pictures[0].contains("class=\"edge new\"") && pictures[0].contains(">MockClient</text>"))
    #expect(pictures[0].contains("New: <code>ShopDeps.mock → MockClient</code>"))
    #expect(pictures[0].contains("Gone: <code>ShopDeps.client → ServerAPIClient</code>"))
  }

  @Test("A block shows the text that was built")
  func built() async throws {
    let checkout = TestCheckout.checkout
    let chapter = try checkout.chapter("Deps1")
    let blocks = GuideBlocks(of: chapter, in: checkout)
    let (main, shop) = ("\(chapter.folder)/main.swift", "\(chapter.folder)/Shop.swift")
    var texts: [String: String] = [:]
    for path in try checkout.sources(of: chapter) { texts[path] = try checkout.read(path) }
    let value = "fa.getAs()"
    texts[main] = texts[main]?.replacing("show(\(value))", with: "show(\(value).count)")
    let printed = try checkout.read(chapter.expected)
      .replacing("\(value) // [-1, -2, -3]", with: "\(value).count // 3")
    let wanted = await blocks.changes(in: .with(texts), of: texts, printing: printed)
    #expect(wanted.values.contains { $0.contains("\(value).count  <span class=\"v\">// 3</span>") })
    // A save, a deleted file, and one that is there again.
    let later = try Checkout.real(main, replacing: "show(\(value))", with: "show(\(value).last)")
    for now in [later, nil] {
      #expect(await blocks.changes(in: .with([main: now]), of: texts, printing: printed) == wanted)
    }
    texts[shop] = nil
    let other = try checkout.read(shop).replacing("token", with: "word")
    let gone = await blocks.changes(in: .with([shop: other]), of: texts, printing: printed)
    #expect(!gone.values.contains { $0.contains("word") })
    // If the program can't be read, the other blocks still change.
    let cut = GuideBlocks(of: chapter, in: .with([main: "\"", chapter.expected: nil]))
    let others = await cut.changes(in: checkout, of: [shop: other], printing: printed)
    #expect(others.values.contains { $0.contains("word") })
    #expect(await blocks.changes(in: checkout, of: [main: "\""], printing: printed).isEmpty)
  }

  @Test("A value shown twice has the old value of its own line")
  func twice() throws {
    let source = try SourceFile(
      path: "", text: "section(\"\")\nshow(a(\"// x\"))\nshow(a(\"// x\"))")
    func lines(_ first: String, _ second: String) -> [PlayedLine] {
      let printed = "==  ==\na(\"// x\") // \(first)\na(\"// x\") // \(second)"
      return PlayedSection.all(of: source, printing: printed)[0].lines
    }
    func text(_ first: String, _ second: String) -> String {
      GuideBlocks.code(lines(first, second), before: lines("t1", "t2"), "swift")
        .replacing(#/<[^>]+>/#, with: "").replacing("&quot;", with: "\"")
    }
    #expect(text("x1", "x2") == "a(\"// x\")  // x1 was t1\na(\"// x\")  // x2 was t2")
    #expect(text("x1", "t2") == "a(\"// x\")  // x1 was t1\na(\"// x\")  // t2")
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
