import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit
@testable import WorkshopCommand

/// A learner who plays chapter 14 in a separate folder.
/// Real processes that record which files the compiler makes objects of.
private struct WatchedCompiler: Processes {
  let real: any Processes
  private let files = Locked<[String]>([])

  var compiled: [String] { files.withLock { $0 } }

  init(real: any Processes) { self.real = real }

  func run(
    _ command: Command, onLine: (@Sendable (String) -> Void)?
  ) async throws(ToolError) -> ProcessResult {
    let arguments = command.arguments
    files.withLock { files in
      for (option, file) in zip(arguments, arguments.dropFirst()) where option == "-primary-file" {
        files.append(file)
      }
    }
    return try await real.run(command, onLine: onLine)
  }
}

private struct Player {
  static let main = "Chapters/14-Deps1/main.swift"
  static let service = "Chapters/14-Deps1/CService.swift"

  let keys = PressedKeys()
  let played: PlayedCheckout
  var page: RecordingConsole { played.page }

  /// - Parameter history: whether the files are committed.
  init(
    _ page: RecordingConsole = RecordingConsole(), history: Bool = false, patience: Int = 20
  ) async throws {
    played = try PlayedCheckout(
      page, of: [], chapters: ["Deps1"], keyboard: keys, patience: patience)
    guard history else { return }
    for words in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "All of it."]] {
      let name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
      let ended = try await TestCheckout.processes.run(
        Command("/usr/bin/env", ["git"] + name + words, in: played.root))
      try #require(ended.succeeded, "\(ended.errors)")
    }
  }

  func play() -> Task<Int32, Never> { Task { await played.run("play", "14") } }

  /// Saves the scenario with the real A instead of the fake one.
  func saveRealA() throws { try save("aService: fa,", as: "aService: a,") }

  /// Saves the package's file with one text replaced.
  func save(_ old: String, as new: String, in file: String = main) throws {
    let text = try TestCheckout.read(file)
    try #require(text.contains(old))
    try played.write(text.replacing(old, with: new, maxReplacements: 1), to: file)
  }

  func text(of file: String = main) throws -> String { try played.workspace.checkout.read(file) }

  func isUnchanged(_ file: String = main) throws -> Bool {
    try text(of: file) == TestCheckout.read(file)
  }
}

/// Serialized because the tests share a build folder.
@Suite("`workshop play`", .serialized)
struct PlayTests {
  private static let start = "let fa = FakeAService()"

  @Test("`play` shows changed values and lines")
  func session() async throws {
    let player = try await Player(RecordingConsole(isTerminal: true), history: true)
    let playing = player.play()
    try await player.page.shows("Edit main.swift (the scenario) or another file")
    try await player.page.shows("Try this first: In main.swift, give deps5 the fake C")
    #expect(!player.page.text.contains("no git history"))
    try await player.page.shows("14 Deps1, unchanged (running …)")
    let added = "Chapters/14-Deps1/Extra.swift"
    try player.played.write("let extra = 1\n", to: added)
    try player.saveRealA()
    try await player.page.shows(
      "changed: Extra.swift, main.swift\n\n(3 unchanged sections above)\n== Fake A ==\n")
    try await player.page.shows(
      """
      c2.getCs()  (main.swift:47)
        was  [(-1, 11), (-2, 12), (-3, 13)]
        now  [(1, 11), (2, 12), (3, 13)]
      """)
    player.keys.press("d")
    try await player.page.shows(
      """
      \(Player.main)
      - let deps2 = Deps.makeDeps(aService: fa, bService: b)
      + let deps2 = Deps.makeDeps(aService: a, bService: b)
      """)
    player.keys.press("a")
    try await player.page.shows("14 Deps1: one object holds every service")
    let mine = try player.text()
    player.keys.press("r")
    try await player.page.shows("Files restored. Press u to get your changes back.")
    #expect(try player.isUnchanged())
    #expect(!player.played.environment.files.exists("\(player.played.root)/\(added)"))
    #expect(!player.page.text.contains("was deleted"))
    player.keys.press("u")
    try await player.page.shows(
      "Your version of \(added), \(Player.main) is\nback. u: an older one")
    #expect(try player.text() == mine && player.text(of: added) == "let extra = 1\n")
    player.keys.press("x")
    player.keys.press("q")
    #expect(await playing.value == 0)
  }

  @Test(
    "`play` reports a failed run with its last printed lines",
    arguments: [
      (
        "let fa = Sevrice()",
        ["DOES NOT COMPILE", "main.swift:44:10: error: cannot find 'Sevrice'"]
      ),
      (
        "fatalError(\"enough\")\n\(start)",
        ["CRASHED\n  enough (main.swift:44)", "c === deps1.cService as AnyObject"]
      ),
      ("while a.getAs() == [1, 2, 3] {}\n\(start)", ["TIMED OUT\n  Stopped after"]),
      ("exit(3)\n\(start)", ["ENDED WITH STATUS 3"]),
      (
        "for _ in 1...12 { print(String(repeating: \"x\", count: 1_000_000)) }\n\(start)",
        ["TOO MUCH OUTPUT\n  More than 8 MB."]
      ),
      (
        "FileHandle.standardError.write(\"careful\".data(using: .utf8)!)\n\(start)",
        ["Standard error:\n  careful"]
      ),
    ])
  func badRuns(edit: String, words: [String]) async throws {
    // Code that hangs doesn't need a longer time limit.
    let player = try await Player(patience: edit.hasPrefix("while") ? 1 : 20)
    let text = try TestCheckout.read(Player.main)
    try player.played.write(
      "import Foundation\n" + text.replacing(Self.start, with: edit), to: Player.main)
    let playing = player.play()
    player.keys.end()
    #expect(await playing.value == 0)
    for word in words { #expect(player.page.text.contains(word)) }
  }

  @Test(
    "`play` shows the line of a crash",
    arguments: [
      ("let none: [Int] = []\nprint(none[0])\n", "  Index out of range (main.swift:44)\n"),
      ("let any: Any = 1\nprint(any as! String)\n", "to 'Swift.String'. (main.swift:44)\n"),
      ("for i in 1...100_000 { print(i) }\n", "new   50\nnew   … 99,950 more lines\n"),
      ("print(\"a\\u{202E}b\\u{1B}[31m\")\n", "new   a\\u{202E}b\\u{1B}[31m\n"),
      ("", "Only line endings differ."),
    ])
  func shown(code: String, words: String) async throws {
    let player = try await Player(history: true)
    var text = try TestCheckout.read(Player.main)
      .replacing(Self.start, with: code + Self.start)
    if code.isEmpty { text = text.replacing("\n", with: "\r\n") }
    try player.played.write(text, to: Player.main)
    let playing = player.play()
    if code.isEmpty {
      try await player.page.shows("Output unchanged")
      player.keys.press("d")
    }
    player.keys.end()
    #expect(await playing.value == 0)
    #expect(player.page.text.contains(words), "\(player.page.text)")
  }

  @Test("`play` recompiles only edited files")
  func pipe() async throws {
    let player = try await Player(history: true)
    var environment = player.played.environment
    let compiler = WatchedCompiler(real: environment.processes)
    environment.processes = compiler
    let playing = Task { [environment] in await Workshop(environment).run(["play", "14"]) }
    try await player.page.shows("Output unchanged")
    try player.saveRealA()
    try await player.page.shows("(8 unchanged sections below)")
    let session = "$ swift run workshop play 14\n\(player.page.text)"
    let block = try #require(
      Markdown(TestCheckout.read("Chapters/Commands.md")).blocks.first {
        $0.marker == "tested: Tests/Workshop/WorkshopCommandTests/PlayTests.swift"
      })
    #expect(session.contains("\(block.text)\n"))
    let before = compiler.compiled.count
    try player.save(
      "deps.aService.getAs()", as: "deps.aService.getAs().map { $0 * 100 }", in: Player.service)
    try await player.page.shows("now  [(100, 11), (200, 12), (300, 13)]")
    // `main.swift` was edited before, and its object is cached now. The other files aren't compiled again.
    #expect(Set(compiler.compiled.dropFirst(before)) == ["main.swift", "CService.swift"])
    player.keys.press("q")
    #expect(await playing.value == 0)
  }

  @Test("`play` without git restores the first text and a deleted file")
  func noHistory() async throws {
    let player = try await Player(RecordingConsole(isTerminal: true))
    #expect(await player.played.run("undo", "UseAndReplace") == 1)
    let playing = player.play()
    try await player.page.shows("This folder has no git history")
    try player.saveRealA()
    try await player.page.shows("now  [(1, 11), (2, 12), (3, 13)]")
    let mine = try player.text()
    player.keys.press("r")
    try await player.page.shows("Files restored to the workshop's first copies. Press u")
    #expect(try player.isUnchanged())
    player.keys.press("u")
    try await player.page.shows("Your version of \(Player.main) is back.")
    try FileManager.default.removeItem(atPath: "\(player.played.root)/\(Player.main)")
    try await player.page.shows("\(Player.main) was deleted. Its text is saved.")
    player.keys.press("q")
    #expect(await playing.value == 0)
    #expect(await player.played.run("undo", "Deps1") == 0)
    #expect(try player.text() == mine)
  }

  private static let wide = String(repeating: "word ", count: 20)

  @Test(
    "The `play` screen fits the console, whatever the program prints",
    arguments: [40, 80],
    [
      .doesNotCompile([Diagnostic("main.swift", line: 1, column: 1, severity: .error, wide)]),
      .ran(
        ProcessResult(.signal(4), output: "\(wide)\n", errors: "main.swift:1: Fatal error: \(wide)")
      ),
      .ran(
        ProcessResult(
          .exit(0), output: "== Deps2 ==\n\(wide)\nc.total() // \(wide)\n", errors: wide)),
    ] as [PlayedOutcome])
  func fits(width: Int, outcome: PlayedOutcome) async throws {
    let main = "Chapters/15-Deps2/main.swift"
    let workshop = try FakeWorkshop(
      RecordingConsole(width: width), changed: [main: "let a = \"\(Self.wide)\"\n"])
    let played = try await PlayedProgram(
      .chapter(try workshop.checkout.chapter("15")), workshop.workspace)
    var screen = PlayScreen(played, idea: Self.wide)
    screen.texts = [main: "let b = \"\(Self.wide)\"\n"]
    screen.found = LivePlay.Played(texts: screen.texts, outcome: outcome)
    for content in [PlayScreen.Content.opening, .difference, .output, .source] {
      screen.content = content
      for height in [24, .max] {
        let lines = screen.lines(on: workshop.page, height: height)
        #expect(lines.filter { columns(of: $0) > width } == [], "\(content)")
        #expect(lines.count <= height)
      }
    }
  }

  @Test("`KeptProgram` restores older versions one by one")
  func older() throws {
    let file = "Chapters/15-Deps2/main.swift"
    let workshop = try FakeWorkshop(changed: [file: "zero"])
    let kept = KeptProgram(workshop.workspace, .chapter(try workshop.checkout.chapter("15")))
    for text in ["one", "two"] {
      try workshop.workspace.withStateLock { lock throws(ToolError) in
        try kept.keep([file: text], lock)
      }
    }
    let newer = try kept.restore()
    #expect(try newer.paths == [file] && workshop.checkout.read(file) == "two")
    _ = try kept.restore(before: newer.version)
    #expect(try workshop.checkout.read(file) == "one")
    #expect(throws: ToolError("Nothing to restore for 15 Deps2: no older version is saved.")) {
      try kept.restore(before: "0001")
    }
    // The first text is saved, too.
    #expect(try kept.restore().paths == [file])
    #expect(try workshop.checkout.read(file) == "zero")
  }

  /// A keyboard that restores its terminal when its stream ends.
  private final class SlowKeyboard: Keyboard {
    let isRestored = Locked(false)
    let stream = AsyncStream.makeStream(of: Key.self)

    func keys() -> AsyncStream<Key>? {
      stream.continuation.onTermination = { [isRestored] _ in isRestored.withLock { $0 = true } }
      return stream.stream
    }
  }

  @Test("`play` restores the terminal's keyboard mode when it ends", arguments: 1...5)
  func restored(round: Int) async throws {
    let keyboard = SlowKeyboard()
    let played = try PlayedCheckout(of: [], chapters: ["Deps2"], keyboard: keyboard)
    keyboard.stream.continuation.yield(.character(" "))
    keyboard.stream.continuation.yield(.character("q"))
    #expect(await played.run("play", "15") == 0)
    #expect(keyboard.isRestored.withLock { $0 })
  }

  @Test("An experiment in `play` asks, runs the edit and explains the result")
  func experiment() async throws {
    let played = try PlayedCheckout(of: [], chapters: ["Deps2"])
    let file = "Chapters/15-Deps2/Experiments/1.swift"
    func play(_ number: String, typing line: String?, _ more: String...) async -> (String, Int32) {
      let page = RecordingConsole()
      var environment = played.environment
      (environment.console, environment.nextLine) = (page, { line })
      let status = await Workshop(environment).run(["play", "15", number] + more)
      return (page.text + page.errors, status)
    }
    let text = try TestCheckout.read(file)
    let before = try TestCheckout.read("Chapters/15-Deps2/main.swift")
    let (right, status) = await play("1", typing: "30")
    #expect(status == 0)
    #expect(right.contains("+ deps6.bService = fb\n  show("))
    #expect(right.contains("controllerc6.total() // ?\n> 30\n  right\n"))
    #expect(right.contains("controllerab6.total()  (main.swift:"))
    let reason = Markdown.plain(text.split(separator: "// Because:\n// ")[1].prefix(30).description)
    #expect(right.contains(reason))
    #expect(try played.workspace.checkout.read("Chapters/15-Deps2/main.swift") == before)
    let (wrong, _) = await play("1", typing: "42")
    #expect(wrong.contains("> 42\n  wrong: it is 30\n"))
    let (quiet, _) = await play("1", typing: nil)
    #expect(quiet.contains("> \n  30\n"))
    // A wrong recorded outcome, which --bless corrects.
    try played.write(text.replacing("// 30\n", with: "// 31\n"), to: file)
    let (other, no) = await play("1", typing: "31")
    #expect(no == 1)
    #expect(other.contains("- // controllerc6.total() // 31\n+ // controllerc6.total() // 30\n"))
    #expect(await play("1", typing: nil, "--bless").1 == 0)
    #expect(try played.workspace.checkout.read(file) == text)
    let (none, misused) = await play("9", typing: nil)
    #expect(misused == 2)
    #expect(none.contains("15 Deps2 has no experiment '9'. There are: 1"))
  }

  @Test("An experiment in `play` about the whole outcome takes only yes or no")
  func yesOrNo() async throws {
    let played = try PlayedCheckout(of: [], chapters: ["Deps2"])
    try played.write(
      """
      // What if `main.swift` calls `missing()`? Does it compile?
      // Edit main.swift, instead of:
      import Playground
      // put:
      import Playground
      missing()
      // Refused:
      // error: cannot find 'missing' in scope
      // Because:
      // It is nowhere.

      """, to: "Chapters/15-Deps2/Experiments/1.swift")
    let (page, lines) = (RecordingConsole(), Locked(["yes", "perhaps", "no, never"]))
    var environment = played.environment
    (environment.console, environment.nextLine) = (
      page, { lines.withLock { $0.popLast() } }
    )
    #expect(await Workshop(environment).run(["play", "15", "1"]) == 0)
    #expect(
      page.text.contains(
        """
        Does it compile?
        yes or no?
        > no, never
          yes or no?
        > perhaps
          yes or no?
        > yes
          wrong: it is no

        """), "\(page.text)\(page.errors)")
  }

  @Test(
    "`play` runs chapters that launch themselves or import `ToolSupport`",
    arguments: [
      ("EveryWay", "  now  2\n"), ("CarriedRequirements", "(9 unchanged sections above)"),
    ])
  func unusualChapters(chapter: String, shown: String) async throws {
    // The latter chapter reads a file of chapter 26.
    let played = try PlayedCheckout(of: [], chapters: [chapter, "ScopeValues"])
    let page = RecordingConsole()
    var environment = played.environment
    (environment.console, environment.nextLine) = (page, { nil })
    #expect(await Workshop(environment).run(["play", chapter, "1"]) == 0)
    #expect(page.text.contains(shown) && page.errors.isEmpty, "\(page.text)\(page.errors)")
  }
}
