import ExerciseKit
import ExerciseTestSupport
import SwiftOutline
import TestSupport
import Testing
import ToolSupport

@testable import Book
@testable import WebBook

@Suite("`EditSession`: the server's state of an edited chapter or exercise", .serialized)
struct EditSessionTests {
  /// The first state that meets a condition.
  private func state(
    of states: AsyncStream<String>, _ isWanted: (String) -> Bool
  ) async throws -> String {
    for await state in states where isWanted(state) { return state }
    throw ToolError("The states came to an end.")
  }

  /// A session of chapter 14 in a checkout of its own.
  private func deps1() throws -> (played: PlayedCheckout, session: ProgramSession) {
    let played = try PlayedCheckout(of: [], chapters: ["Deps1"], isBook: true)
    let checkout = played.workspace.checkout
    let session = try ProgramSession(
      played.workspace, .chapter(try checkout.chapter("Deps1")), SerialGate(), committed: checkout)
    return (played, session)
  }

  @Test(
    "A save in any editor updates values and blocks"
  )
  func chapter() async throws {
    let (played, session) = try deps1()
    let states = await session.listen("page")
    _ = try await state(of: states) { $0.contains("\"title\" : \"Unchanged\"") }
    let file = "Chapters/14-Deps1/Shop.swift"
    let text = try played.workspace.checkout.read(file)
    try played.write(text.replacing("\"t2\"", with: "\"t9\""), to: file)
    let changed = try await state(of: states) {
      $0.contains("<del>was GET items, token t2</del>")
    }
    #expect(changed.contains("values changed"))
    #expect(changed.contains("\"text\" : \"GET items, token t9\""))
    try played.write("let wrong: Int = \"\"\n", to: file)
    let wrong = try await state(of: states) { $0.contains("Doesn't compile") }
    #expect(wrong.contains("\"isError\" : true"))
    let said = try await session.perform("reset", in: "page")
    #expect(
      said.hasPrefix("Files restored to the workshop's first copies. Press Restore my version"))
    #expect(said.contains("This folder has no git history."))
    _ = try await state(of: states) {
      $0.contains("\"title\" : \"Unchanged\"") && $0.contains("\"step\" : \"\"")
    }
    #expect(try played.workspace.checkout.read(file) == text)
  }

  @Test("A version of the old app runs, is saved in a folder of its own, and can be reset")
  func version() async throws {
    let played = try PlayedCheckout(of: [], isBook: true)
    let (workspace, checkout) = (played.workspace, played.workspace.checkout)
    func session() throws -> ProgramSession {
      let version = Program.version(try checkout.version("OldApp8"))
      return try ProgramSession(workspace, version, SerialGate(), committed: checkout)
    }
    let editing = try session()
    let states = await editing.listen("page")
    let first = try await state(of: states) { $0.contains("\"title\" : \"Unchanged\"") }
    // Difference 8 changes this file, but not the first one by name.
    let names = first.matches(of: #/"name" : "(.+?)"/#).map(\.1)
    #expect(names.first == "APIClient.swift" && names.dropFirst().first == "Log.swift")
    let (name, file) = ("CartModel.swift", ".workshop/old-app/8/Sources/OldApp/CartModel.swift")
    let text = try checkout.read(file)
    let typed = text.replacing("Your cart is empty", with: "No items")
    _ = try await editing.runUnsaved([name: typed], in: "page")
    let changed = try await state(of: states) { $0.contains("Output changed") }
    #expect(changed.contains("<del>Your cart is empty</del>"))
    #expect(changed.contains("<ins>No items</ins>"))
    #expect(try checkout.read(file) == text)
    _ = try await editing.save(name, typed, over: "\(ContentHash(text))")
    // From now on the page shows the files on the disk.
    _ = try await state(of: states) { $0.contains("\"of\" : \"\"") && $0.contains("<ins>No items") }
    // A new book leaves what it finds in the folder.
    _ = try session()
    #expect(try checkout.read(file) == typed)
    let said = try await editing.perform("reset", in: "page")
    #expect(said == "Files restored. Press Restore my version to get your changes back.")
    #expect(try checkout.read(file) == text)
    _ = try await editing.perform("undo", in: "page")
    #expect(try checkout.read(file) == typed)
    try played.environment.files.remove("\(played.root)/.workshop/old-app/8")
    _ = try await state(of: states) { $0.contains("was deleted. Its text is saved.") }
    _ = try await editing.perform("reset", in: "page")
    #expect(try checkout.read(file) == text)
    _ = try await editing.perform("undo", in: "page")
    #expect(try checkout.read(file) == typed)
  }

  @Test("Unsaved text runs only for its own page and isn't written")
  func typed() async throws {
    let (played, session) = try deps1()
    let checkout = played.workspace.checkout
    let (path, page) = ("Chapters/14-Deps1/Shop.swift", "page")
    let text = try checkout.read(path)
    let (states, others) = await (session.listen(page), session.listen("other"))
    _ = try await state(of: states) { $0.contains("\"title\" : \"Unchanged\"") }
    let typed = text.replacing("\"t2\"", with: "\"t9\"")
    let hashes = try await session.runUnsaved(["Shop.swift": typed], in: page)
    #expect(hashes == ["Shop.swift": "\(ContentHash(typed))"])
    let changed = try await state(of: states) {
      $0.contains("<del>was GET items, token t2</del>")
    }
    #expect(changed.contains("\"of\" : \"page\"") && changed.contains("\"\(ContentHash(typed))\""))
    #expect(changed.contains("<del>was GET items, token t2</del>"))
    #expect(try checkout.read(path) == text)
    // A compile error keeps the last blocks.
    _ = try await session.runUnsaved(["Shop.swift": typed + "let"], in: page)
    let refused = try await state(of: states) { $0.contains("\"outcome\" : \"refused\"") }
    #expect(refused.contains("<del>was GET items, token t2</del>"))
    _ = try await session.runUnsaved(["Shop.swift": typed + "\nfunc end() { exit(0) }\n"], in: page)
    let waits = try await state(of: states) { $0.contains("\"outcome\" : \"waits\"") }
    #expect(waits.contains("Save to run") && waits.contains("<code>exit</code>"))
    // If the same text is saved, its result is also the disk's result.
    _ = try await session.runUnsaved(["Shop.swift": typed], in: page)
    _ = try await state(of: states) {
      $0.contains("values changed") && $0.contains("\"step\" : \"\"")
    }
    try played.write(typed, to: path)
    let saved = try await state(of: states) {
      $0.contains("\"of\" : \"\"") && $0.contains("\"step\" : \"\"")
    }
    #expect(saved.contains("values changed"))
    let other = try await state(of: others) { $0.contains("values changed") }
    #expect(other.contains("\"of\" : \"\""))
    for (texts, wanted) in [
      (["Gone.swift": ""], "This page has no file 'Gone.swift'."),
      (["../a": ""], "This page has no file '../a'."),
    ] {
      await #expect(throws: ToolError(wanted)) { try await session.runUnsaved(texts, in: page) }
    }
    await #expect(throws: ToolError("This page isn't connected to the book. Reload it.")) {
      try await session.runUnsaved([:], in: "gone")
    }
  }

  @Test("A program runs in an empty folder")
  func emptyFolder() async throws {
    let (played, session) = try deps1()
    let states = await session.listen("page")
    _ = try await state(of: states) { $0.contains("\"title\" : \"Unchanged\"") }
    let text = try played.workspace.checkout.read("Chapters/14-Deps1/main.swift")
    func typed(_ code: String) -> [String: String] {
      let start = "let shop = ShopDeps()"
      return [
        "main.swift": "import Foundation\n" + text.replacing(start, with: "\(start)\n\(code)")
      ]
    }
    let list = "FileManager.default.contentsOfDirectory(atPath: \".\")"
    _ = try await session.runUnsaved(typed("print(\"files:\", try \(list))"), in: "page")
    _ = try await state(of: states) { $0.contains("files: []") }
    _ = try await session.runUnsaved(typed("while true { usleep(9000) }"), in: "page")
    _ = try await state(of: states) { $0.contains("\"step\" : \"running\"") }
    #expect(try await session.perform("stop", in: "page") == "")
    _ = try await state(of: states) { $0.contains("\"title\" : \"Stopped\"") }
  }

  @Test(
    "`RiskyLine` finds new calls that delete files, start processes or exit",
    arguments: [
      ("exit(0)", "exit"), ("Glibc.exit(0)", "exit"), ("let end = exit", "exit"),
      ("`exit`(1)", "exit"),
      ("try FileManager.default.removeItem(atPath: path)", "removeItem"),
      ("try Process.run(url, arguments: [])", "Process"), ("let run = system", "system"),
      ("socket(2, 1, 0)", "socket"), ("unlink(path)", "unlink"), ("door.open()", nil),
      ("func open() {}", nil), ("init(open: Bool)", nil), ("all.remove(at: 1)", nil),
      ("exits(0)", nil), ("saved.exit(0); exit(0)", "exit"), ("old(); exit(3)", nil), ("", nil),
    ] as [(String, String?)])
  func risky(line: String, name: String?) {
    let found = RiskyLine(in: "let a = 1\n\(line)\n", saved: "old(); exit(3)\n")
    #expect(found?.name == name)
    #expect(found == nil || found?.line == 2)
  }

  @Test("A killed build runs again when the page sends `run`")
  func killedBuild() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"], chapters: ["Deps1"], isBook: true)
    let (workspace, compiler) = played.workspace(.isKilled)
    let chapter = try workspace.checkout.chapter("Deps1")
    let play = try ProgramSession(
      workspace, .chapter(chapter), SerialGate(), committed: workspace.checkout)
    let exercise = try played.exercise("UseAndReplace")
    let judge = try ExerciseSession(workspace, exercise, SerialGate())
    // A text that no other test has compiled.
    let new = "\n// \(UInt64.random(in: .min ... .max))\n"
    let file = "Chapters/14-Deps1/Shop.swift"
    try played.write(try played.workspace.checkout.read(file) + new, to: file)
    try played.write(try played.solution(of: exercise).solved + new, to: exercise.file)
    for (session, words, end) in [
      (play, "Not run", "\"title\" : \"Unchanged\""),
      (judge, "Not run", "2 of 2 tasks solved"),
    ] as [(any EditSession, String, String)] {
      compiler.set(.isKilled)
      let states = await session.listen("page")
      let failed = try await state(of: states) { $0.contains(words) }
      #expect(failed.contains("was killed") && failed.contains("data-do=\\\"run\\\""))
      compiler.set(.runs)
      #expect(try await session.perform("run", in: "page") == "")
      _ = try await state(of: states) { $0.contains(end) }
    }
  }

  @Test("`ProgramSession` shortens long output and long values")
  func flood() async throws {
    let (played, session) = try deps1()
    let file = "Chapters/14-Deps1/main.swift"
    let text = try played.workspace.checkout.read(file).replacing(
      "let shop = ShopDeps()",
      with: """
        let shop = ShopDeps()
        show(String(repeating: "long", count: 50_000))
        for i in 1...100_000 { print(i) }
        """)
    try played.write(text, to: file)
    let states = await session.listen("page")
    let shown = try await state(of: states) { $0.contains("99,951 more lines") }
    #expect(shown.contains("… 198,044 more characters"))
    #expect(shown.utf8.count < 40_000)
    #expect(shown.components(separatedBy: "<li>").count < 60)
  }

  @Test(
    "`withLineEnds(of:)` keeps a file's line endings and byte order mark",
    arguments: [
      ("a\nb\n", "a\nc\n", "a\nc\n"),
      ("a\r\nb\r\n", "a\nc\nb\n", "a\r\nc\r\nb\r\n"),
      ("a\r\nb", "a\nb\nc", "a\r\nb\r\nc"),
      ("a\rb\r", "b\n", "b\r"),
      ("a\nb\r\nc\n", "x\na\nb\ny\nc\n", "x\na\nb\r\ny\nc\n"),
      ("a\nb\r\nc\r\nd\n", "b\na\nc\nd\n", "b\r\na\nc\r\nd\n"),
      ("\r\n\r\n", "", ""), ("", "a\n", "a\n"), ("a\r\n", "b\r\n", "b\r\n"),
      ("\u{FEFF}a\r\nb", "a\nc\n", "\u{FEFF}a\r\nc\r\n"),
      ("\u{FEFF}a\n", "\u{FEFF}b\n", "\u{FEFF}b\n"),
    ])
  func lineEnds(old: String, typed: String, saved: String) {
    #expect(Array(typed.withLineEnds(of: old).utf8) == Array(saved.utf8))
  }

  @Test("A file with Windows line endings can run")
  func windows() async throws {
    let (played, session) = try deps1()
    let checkout = played.workspace.checkout
    let file = "Chapters/14-Deps1/main.swift"
    let plain = try checkout.read(file)
    let text = plain.replacing("\n", with: "\r\n")
    try played.write(text, to: file)
    let states = await session.listen("page")
    let shown = try await state(of: states) { $0.contains("\"title\" : \"Unchanged\"") }
    #expect(shown.contains("\"\(ContentHash(text))\""))
    guard
      case .saved(let hash) = try await session.save(
        "main.swift", plain + "// new\n", over: "\(ContentHash(text))")
    else { throw ToolError("The save was refused.") }
    #expect(try Array(checkout.read(file).utf8) == Array((text + "// new\r\n").utf8))
    #expect(hash == "\(ContentHash(text + "// new\r\n"))")
    try await session.keep("main.swift", plain)
    let kept = try KeptProgram(played.workspace, .chapter(try checkout.chapter("Deps1"))).restore()
    #expect(kept.paths == [file])
    #expect(try Array(checkout.read(file).utf8) == Array(text.utf8))
  }

  @Test(
    "A crash's result links to the crashing line",
    arguments: [
      ("show(\"a\\u{202E}b<\\u{7}\")", [#"// a\\u{202E}b&lt;\\u{07}</ins>"#]),
      ("print([1][[1].count])", ["main.swift:12</button> Index out of range</p>"]),
    ])
  func signs(code: String, words: [String]) async throws {
    let (played, session) = try deps1()
    let file = "Chapters/14-Deps1/main.swift"
    let text = try played.workspace.checkout.read(file)
    try played.write(
      text.replacing("let shop = ShopDeps()", with: "let shop = ShopDeps()\n\(code)"), to: file)
    let states = await session.listen("page")
    let shown = try await state(of: states) { $0.contains("\"step\" : \"\"") && $0.contains("<p>") }
    for word in words { #expect(shown.contains(word), "\(shown.prefix(3000))") }
  }

  @Test("A run with different output redraws the page's diagram")
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
    #expect(pictures[0].contains("Removed: <code>ShopDeps.client → ServerAPIClient</code>"))
  }

  @Test("A code block shows the text that was built, despite later saves")
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
    // A later save or deletion doesn't matter.
    let later = try Checkout.real(main, replacing: "show(\(value))", with: "show(\(value).last)")
    for now in [later, nil] {
      #expect(await blocks.changes(in: .with([main: now]), of: texts, printing: printed) == wanted)
    }
    // The same é in another Unicode form is a change.
    let forms = ["\u{E9}", "e\u{301}"].map { "show(\(value).count)  // caf\($0)" }
    texts[main] = texts[main]?.replacing("show(\(value).count)", with: forms[0])
    let composed = GuideBlocks(
      of: chapter, in: .with([main: texts[main], chapter.expected: printed]))
    #expect(await composed.changes(in: checkout, of: texts, printing: printed).isEmpty)
    texts[main] = texts[main]?.replacing(forms[0], with: forms[1])
    #expect(await !composed.changes(in: checkout, of: texts, printing: printed).isEmpty)
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

  @Test("Each occurrence of a repeated expression shows that occurrence's previous value")
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

  @Test("Unsaved exercise text updates the tasks' marks, but records no progress")
  func typedExercise() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"], isBook: true)
    let exercise = try played.exercise("UseAndReplace")
    let checkout = played.workspace.checkout
    let session = try ExerciseSession(played.workspace, exercise, SerialGate())
    let (stub, states) = (try checkout.read(exercise.file), await session.listen("page"))
    _ = try await state(of: states) { $0.contains("Exercise.swift") }
    let solved = try played.solution(of: exercise).solved
    _ = try await session.runUnsaved(["Exercise.swift": solved], in: "page")
    let passed = try await state(of: states) { $0.contains("2 of 2 tasks solved") }
    #expect(passed.contains("\"1\" : \"solved\"") && passed.contains("\"2\" : \"solved\""))
    #expect(!passed.contains("Learned") && !passed.contains("Solved. "))
    _ = try await session.runUnsaved(["Exercise.swift": "let"], in: "page")
    _ = try await state(of: states) { $0.contains("\"isError\" : true") }
    #expect(try LearnerProgress(of: checkout).current == nil)
    #expect(try checkout.read(exercise.file) == stub)
    // If the text is the saved one again, there is nothing to show.
    _ = try await session.runUnsaved(["Exercise.swift": stub], in: "page")
    _ = try await state(of: states) {
      $0.contains("\"of\" : \"\"") && $0.contains("\"title\" : \"\"")
    }
  }

  @Test("Saving an exercise shows a verdict and what was learned")
  func exercise() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"], isBook: true)
    let exercise = try played.exercise("UseAndReplace")
    let session = try ExerciseSession(played.workspace, exercise, SerialGate())
    let states = await session.listen("page")
    let stub = try await state(of: states) { $0.contains("Exercise.swift") }
    #expect(stub.contains("\"title\" : \"\""))
    let solved = try played.solution(of: exercise).solved
    #expect(try await session.save("Exercise.swift", solved, over: nil) as SaveOutcome? != nil)
    let state = try await state(of: states) { $0.contains("2 of 2 tasks solved") }
    #expect(state.contains("Learned: ") && state.contains("Solved."))
    #expect(try LearnerProgress(of: played.workspace.checkout).current == "UseAndReplace")
    let sum = "(deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)"
    let crash = solved.replacing(sum, with: "[1, \(sum)][2]")
    _ = try await session.save("Exercise.swift", crash, over: nil)
    let crashed = try await self.state(of: states) { $0.contains("Index out of range") }
    let line = try #require(crash.lines.firstIndex { $0.contains("][2]") }) + 1
    #expect(crashed.contains(#"data-file=\"Exercise.swift\" data-line=\"\#(line)\""#))
    #expect(crashed.contains("\"isError\" : true"))
  }
}
