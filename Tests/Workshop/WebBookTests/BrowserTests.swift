import Book
import ExerciseKit
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WebBook

/// `Scripts/slow/browser` runs these if there is a browser, most of them in Chromium.
@Suite(
  "The book in a real browser", .serialized,
  .enabled(if: !engines.isEmpty, "BOOK_BROWSER, BOOK_FIREFOX and BOOK_WEBKIT name no program"))
struct BrowserTests {
  /// A book that a test may change, and a browser with it.
  final class ReaderIn<Driven: Engine> {
    let played: PlayedCheckout
    let compiler: HandledCompiler
    let browser: Driven
    private(set) var address = ""
    private var server: HTTPServer?
    private var port: UInt16 = 0
    /// The event streams of connected pages.
    private let streams = Locked<[AsyncStream<String>.Continuation]>([])

    init(
      of exercises: [String] = [], chapters: [String], width: Int = 1280, height: Int = 900
    ) async throws {
      played = try PlayedCheckout(of: exercises, chapters: chapters, isBook: true)
      let workspace: Workspace
      (workspace, compiler) = played.workspace(.runs)
      browser = try await Driven(played.root, width: width, height: height)
      try await start(workspace)
    }

    /// Serves a checkout at the address of the last book.
    func start(_ workspace: Workspace) async throws {
      var free: LoopbackSocket?
      // The port of a stopped book takes a moment to become free.
      while free == nil {
        free = LoopbackSocket(port: port)
        await Task.yield()
      }
      let socket = try #require(free)
      let book = try await BookServer(workspace, port: socket.port)
      (port, address) = (socket.port, book.address)
      server = HTTPServer(socket, refusal: book.refusal) { [streams] request in
        let response = await book.answer(request)
        guard case .events(let events) = response.body else { return response }
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let passing = Task {
          for await event in events { continuation.yield(event) }
        }
        continuation.onTermination = { _ in passing.cancel() }
        streams.withLock { $0.append(continuation) }
        return HTTPResponse(events: stream)
      }
    }

    /// Disconnects the pages.
    func disconnect() { for stream in streams.withLock({ $0 }) { stream.finish() } }

    /// Stops the book, like Ctrl-C.
    func stop() {
      server?.end()
      disconnect()
    }

    func open(_ page: String) async throws { try await browser.open(address + page) }

    func end() async {
      await browser.end()
      stop()
    }

    /// Replaces a text in the editor, as if typed.
    func edit(_ old: String, _ new: String) async throws {
      let (old, new) = (try json(old), try json(new))
      _ = try await browser.value(
        """
        (() => {
          const area = \(BrowserTests.area), start = area.value.indexOf(\(old));
          if (start < 0) throw new Error("There is no " + \(old));
          area.focus();
          area.setSelectionRange(start, start + \(old).length);
          document.execCommand("insertText", false, \(new));
        })()
        """)
    }

    /// Shows a file of the program, and waits for a text in it.
    func choose(_ file: String, until words: String) async throws {
      try await click(".tabs [data-file='\(file)']")
      try await browser.until("\(BrowserTests.shown).includes(\(try json(words)))")
    }

    /// Opens chapter 14 with the file that most tests edit.
    func openShop() async throws {
      try await open(BrowserTests.deps1)
      try await browser.until(BrowserTests.isAsCommitted)
      try await choose("Shop.swift", until: "newToken")
    }

    func click(_ selector: String) async throws {
      _ = try await browser.value("document.querySelector(\(try json(selector))).click()")
    }

    func text(_ selector: String) async throws -> String {
      try await browser.value("document.querySelector(\(try json(selector))).textContent")
    }
  }

  typealias Reader = ReaderIn<Browser>

  static let deps1 = "\(chapterFolder("Deps1"))/README.html"
  static let shop = "\(chapterFolder("Deps1"))/Shop.swift"
  /// The visible text field, and its text.
  static let area = "document.querySelector('.sheet:not(.away) textarea')"
  static let shown = "(\(area)?.value ?? '')"
  static let isAsCommitted =
    "document.getElementById('state').textContent.startsWith('Unchanged')"

  @Test(
    "A save updates values without moving caret, focus or scroll position")
  func save() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.openShop()
    try await reader.edit("\"t2\"", "\"t9\"")
    _ = try await browser.value("scroller().scrollTo(0, 1500)")
    // The position of the visible text, because changed blocks above it may be longer.
    let place =
      "[[...document.querySelectorAll('#page > *')].find((one) => one.getBoundingClientRect().bottom > 300)"
      + ".getBoundingClientRect().top, document.querySelector('.pane').scrollTop, "
      + "document.activeElement.tagName, document.activeElement.selectionStart]"
    let before = try await browser.value(place)
    // If the browser opened its own dialog, the page would stop.
    try await browser.press("s", modifiers: 2)
    try await browser.until("document.getElementById('state').textContent === '2 values changed'")
    #expect(try await browser.value(place) == before)
    #expect(try reader.played.workspace.checkout.read(Self.shop).contains("\"t9\""))
    #expect(
      try await reader.text("#result").contains("was GET items, token t2, now GET items, token t9"))
    let blocks = "[...document.querySelectorAll('.changed')].map((one) => one.textContent).join()"
    try await browser.until("\(blocks).includes('// GET items, token t9 was GET items, token t2')")
    // The browser's undo knows what was typed before the save.
    _ = try await browser.value("document.execCommand('undo')")
    #expect(try await browser.value(Self.shown).contains("\"t2\""))
    try await reader.click("[data-do='reset']")
    try await browser.until(Self.isAsCommitted)
    try await browser.until("document.querySelectorAll('.changed').length === 0")
    await reader.end()
  }

  @Test("Typed code runs after each pause without saving the file")
  func tries() async throws {
    let reader = try await Reader(of: ["UseAndReplace"], chapters: ["Deps1"])
    let (browser, checkout) = (reader.browser, reader.played.workspace.checkout)
    let state = "document.getElementById('state').textContent"
    try await reader.openShop()
    let text = try checkout.read(Self.shop)
    try await reader.edit("\"t2\"", "\"t9\"")
    try await browser.until("\(state) === '2 values changed · not saved'")
    #expect(try checkout.read(Self.shop) == text)
    #expect(
      try await reader.text("#elsewhere").contains("GET items, token t9 was GET items, token t2"))
    // Incomplete code keeps the last good values, and shows its error a moment later.
    try await reader.edit("\"t9\"", "\"t9")
    try await browser.until("\(state) === \"Doesn't compile · not saved\"")
    #expect(
      try await browser.value("document.querySelectorAll('.changed ins, .changed mark').length > 0")
        == "true")
    _ = try await browser.value("document.execCommand('undo')")
    try await browser.until("\(state) === '2 values changed · not saved'")
    // A risky line waits for a save.
    try await reader.edit("\"t9\"", "{ exit(3) }()")
    try await browser.until("\(state) === 'Save to run · not saved'")
    _ = try await browser.value("document.execCommand('undo')")
    try await browser.until("\(state) === '2 values changed · not saved'")
    // A run that doesn't end can be stopped.
    try await reader.edit("\"t9\"", "{ while true {} }()")
    try await browser.until("\(state) === 'Running …' || \(state).startsWith('Does not')")
    try await reader.click("[data-do='stop']")
    try await browser.until("\(state) === 'Stopped · not saved'")
    _ = try await browser.value("document.execCommand('undo')")
    try await browser.until("\(state) === '2 values changed · not saved'")
    // With the switch off, unsaved text doesn't run.
    try await reader.click("#runs")
    try await browser.until("\(state) === 'Unchanged · saved version'")
    try await reader.click("#runs")
    try await browser.until("\(state) === '2 values changed · not saved'")
    try await browser.press("s", modifiers: 2)
    try await browser.until("\(state) === '2 values changed'")
    #expect(try checkout.read(Self.shop).contains("\"t9\""))
    // A save before the pause shows the saved text's result, not the last unsaved one's.
    try await reader.edit("\"t9\"", "\"t8\"")
    try await browser.until("\(state) === '2 values changed · not saved'")
    try await reader.edit("\"t8\"", "\"t7\"")
    try await browser.press("s", modifiers: 2)
    try await browser.until(
      "\(state) === '2 values changed' && document.getElementById('result').textContent.includes('t7')"
    )
    let exercise = try reader.played.exercise("UseAndReplace")
    try await reader.open("\(chapterFolder("Deps1"))/Exercises/UseAndReplace/Tasks.html")
    try await browser.until("\(Self.shown).includes('TASK 1')")
    try await reader.edit(
      try await browser.value(Self.shown), try reader.played.solution(of: exercise).solved)
    try await browser.until("document.querySelectorAll('main .mark.ok').length === 2")
    #expect(try await reader.text("#state") == "2 of 2 tasks solved · not saved")
    #expect(try LearnerProgress(of: checkout).current == nil)
    await reader.end()
  }

  @Test("A block's Edit button opens the block's lines")
  func ways() async throws {
    let reader = try await Reader(chapters: ["Deps1"], width: 1440)
    let browser = reader.browser
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    // Lines typed above a block move its lines.
    try await reader.edit("import Numbers", "// One\n// more\nimport Numbers")
    let played = ".block[data-section=\"The shop's knot\"][data-file='main.swift']"
    _ = try await browser.value(
      "document.querySelector(\(try json("main \(played) .edit"))).click()")
    try await browser.until("document.querySelector('.ln.flash')")
    #expect(
      try await browser.value("document.querySelector('.ln.here .src').textContent")
        == "let shop = ShopDeps()")
    #expect(try await reader.text("#way") == "In the text: The shop's knot")
    #expect(
      try await browser.value(
        "document.querySelectorAll(\(try json("main \(played).here"))).length > 0") == "true")
    let top = "document.querySelector('main .block.here').getBoundingClientRect().top"
    _ = try await browser.value("document.getElementById('page').scrollTop = 99999")
    try await reader.click("#way")
    try await browser.until("\(top) > 48 && \(top) < innerHeight")
    // Opening a block of another file shows that file. Four files are tabs, and all files are in the list.
    _ = try await browser.value(
      "document.querySelector(\"main .block[data-file='Shop.swift'] .edit\").click()")
    try await browser.until("\(Self.shown).includes('newToken')")
    #expect(try await browser.value("document.querySelectorAll('.tabs .row button').length") == "2")
    #expect(try await reader.text(".files summary") == "9 files")
    #expect(try await browser.value("document.querySelectorAll('.files button').length") == "9")
    // The button scrolls to the changed block.
    try await reader.edit("\"t2\"", "\"t9\"")
    try await browser.until(
      "document.querySelector('main .block.changed ins, main .block.changed mark')")
    try await reader.click("#places button")
    try await browser.until(
      "[...document.querySelectorAll('main .block.changed')].some((one) => one.getBoundingClientRect().top > 0 && one.getBoundingClientRect().bottom < innerHeight)"
    )
    await reader.end()
  }

  /// Writes the README's screenshot, if `BOOK_PICTURE` is set.
  private func takePicture(of browser: Browser) async throws {
    guard let path = ProcessInfo.processInfo.environment["BOOK_PICTURE"] else { return }
    try await browser.picture().write(to: URL(filePath: path))
  }

  @Test(
    "Text saved in another editor appears and never replaces typed text"
  )
  func otherEditor() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let (browser, checkout) = (reader.browser, reader.played.workspace.checkout)
    try await reader.openShop()
    let text = try checkout.read(Self.shop)
    try reader.played.write(text.replacing("\"t2\"", with: "\"theirs\""), to: Self.shop)
    try await browser.until("\(Self.shown).includes('theirs')")
    try await browser.until("document.getElementById('result').textContent.includes('theirs')")
    // Undo must not restore the text from before the other editor's save.
    _ = try await browser.value("\(Self.area).focus()")
    _ = try await browser.value("document.execCommand('undo')")
    #expect(
      try await browser.value(Self.shown)
        == text.replacing("\"t2\"", with: "\"theirs\""))
    try await reader.edit("\"theirs\"", "\"mine\"")
    try reader.played.write(text.replacing("\"t2\"", with: "\"again\""), to: Self.shop)
    try await browser.until("!document.getElementById('conflict').hidden")
    #expect(
      try await browser.value(Self.shown).contains("\"mine\""))
    // After a browser crash, the text and the conflict are back.
    for text in ["\"mine\"", "\"mine too\""] {
      try await reader.open(Self.deps1)
      try await browser.until("\(Self.shown).includes('ShopDeps')")
      try await reader.click(".tabs [data-file='Shop.swift']")
      try await browser.until("\(Self.shown).includes(\(try json(text)))")
      try await browser.until("!document.getElementById('conflict').hidden")
      if text == "\"mine\"" { try await reader.edit(text, "\"mine too\"") }
    }
    try await reader.click("#conflict button")
    // The typed text has already run, but as unsaved text.
    try await browser.until("document.getElementById('state').textContent === '2 values changed'")
    #expect(try await reader.text("#result").contains("mine too"))
    #expect(try checkout.read(Self.shop).contains("\"mine too\""))
    try await reader.click("[data-do='undo']")
    try await browser.until("\(Self.shown).includes('again')")
    // A reset during a conflict loses no text.
    try await reader.choose("main.swift", until: "chapter(")
    try await reader.edit("import Numbers", "import Numbers  // of two files")
    try await reader.choose("Shop.swift", until: "again")
    try await reader.edit("\"again\"", "\"unsaved\"")
    try reader.played.write(text.replacing("\"t2\"", with: "\"third\""), to: Self.shop)
    try await browser.until("!document.getElementById('conflict').hidden")
    try await reader.click("[data-do='reset']")
    try await browser.until(Self.isAsCommitted)
    #expect(try await browser.value("document.getElementById('conflict').hidden") == "true")
    let folder = "\(reader.played.root)/.workshop/kept/Deps1"
    let files = reader.played.workspace.files
    let kept = try files.files(below: folder).map { try files.read("\(folder)/\($0)") }
    for text in ["unsaved", "third", "of two files"] {
      #expect(kept.contains { $0.contains(text) }, "\(text)")
    }
    await reader.end()
  }

  @Test(
    "Save and Restore handle unsaved text in several files")
  func severalFiles() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let (browser, checkout) = (reader.browser, reader.played.workspace.checkout)
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    let shown = Self.shown
    try await reader.choose("Shop.swift", until: "newToken")
    try await reader.edit("\"t2\"", "\"t8\"")
    try await reader.choose("main.swift", until: "chapter(")
    #expect(try await reader.text(".tabs [data-file='Shop.swift']") == "Shop.swift · not saved")
    try await reader.edit("let shop = ShopDeps()", "let shop = ShopDeps()\n_ = 1")
    try await browser.press("s", modifiers: 2)
    try await browser.until("document.getElementById('result').textContent.includes('t8')")
    #expect(try checkout.read(Self.shop).contains("\"t8\""))
    // The changed value appears in a file without values, too.
    try await reader.choose("Shop.swift", until: "newToken")
    #expect(
      try await reader.text("#elsewhere")
        == "main.swift:15 GET items, token t8 was GET items, token t2 · 1 more")
    try await reader.click("#elsewhere button")
    try await browser.until("\(shown).includes('chapter(')")
    try await takePicture(of: browser)
    // A value moves with its line before a save.
    let place =
      "[...document.querySelectorAll('.sheet:not(.away) .ln')].findIndex((row) => row.textContent.endsWith('GET items, token t1'))"
    let line = try #require(Int(try await browser.value(place)))
    try await reader.edit("import Numbers", "\nimport Numbers")
    #expect(try await browser.value(place) == "\(line + 1)")
    try await reader.click("[data-do='reset']")
    try await browser.until(Self.isAsCommitted)
    #expect(try await reader.text(".tabs [data-file='main.swift']") == "main.swift")
    try await reader.click("[data-do='undo']")
    try await browser.until("document.getElementById('result').textContent.includes('t8')")
    #expect(try checkout.read("\(chapterFolder("Deps1"))/main.swift").contains("_ = 1"))
    await reader.end()
  }

  @Test("The page links compile errors and runtime crashes to lines")
  func wrong() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    let state = "document.getElementById('state').textContent"
    for (code, words) in [
      ("let wrong: Int = \"\"", "Doesn't compile"), ("_ = [1][[1].count]", "Crashed"),
      ("while true {}", "Timed out"),
    ] {
      try await reader.edit("let shop = ShopDeps()", "let shop = ShopDeps()\n\(code)")
      try await browser.press("Enter", modifiers: 2)
      try await browser.until("\(state) === \(try json(words))")
      if words != "Timed out" {
        try await browser.until("document.querySelector('.sheet:not(.away) .note.error')")
        if words == "Doesn't compile" {
          #expect(
            try await browser.value("[...CSS.highlights.get('wave')].map(String).join()") == "\"")
          // The last good values stay with their lines.
          #expect(
            try await browser.value("document.querySelectorAll('.note.same').length > 9") == "true")
        }
        try await reader.click(".place[data-line='12']")
        #expect(try await browser.value("document.activeElement.tagName") == "TEXTAREA")
      }
      _ = try await browser.value("document.execCommand('undo')")
    }
    await reader.end()
  }

  @Test("The page can run a killed build again and keeps its values")
  func again() async throws {
    let reader = try await Reader(of: ["UseAndReplace"], chapters: ["Deps1"])
    let browser = reader.browser
    let state = "document.getElementById('state').textContent"
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    // During a build, the last values move with their lines.
    let main = "\(chapterFolder("Deps1"))/main.swift"
    let text = try reader.played.workspace.checkout.read(main)
    let place =
      "[...document.querySelectorAll('.sheet:not(.away) .ln')].findIndex((row) => "
      + "row.querySelector('.note')?.textContent === 'GET items, token t1')"
    let line = try #require(Int(try await browser.value(place)))
    reader.compiler.set(.waits)
    let new = "// \(UInt64.random(in: .min ... .max))\n"
    try reader.played.write(new + text, to: main)
    try await browser.until("\(Self.area)?.value.startsWith('// ')")
    #expect(try await browser.value(place) == "\(line + 1)")
    // A page that never had the last text shows none of its values.
    try await reader.open(Self.deps1)
    try await browser.until("\(Self.area)?.value.startsWith('// ')")
    let notes = "document.querySelectorAll('.sheet:not(.away) .note').length"
    #expect(try await browser.value(notes) == "0")
    reader.compiler.set(.isKilled)
    try await browser.until("\(state) === 'Not run'")
    #expect(try await reader.text("#result").contains("was killed"))
    reader.compiler.set(.runs)
    try await reader.click("#result button")
    try await browser.until(Self.isAsCommitted)
    #expect(try await browser.value(place) == "\(line + 1)")
    reader.compiler.set(.isKilled)
    try await reader.open("\(chapterFolder("Deps1"))/Exercises/UseAndReplace/Tasks.html")
    try await browser.until("\(Self.area)?.value.includes('TASK 1')")
    try await reader.click("[data-do='save']")
    try await browser.until(
      "document.getElementById('said').textContent === \"You haven't changed anything yet.\"")
    try await reader.edit("    0\n", "    \(UInt32.random(in: 1 ... .max))\n")
    try await browser.press("s", modifiers: 2)
    try await browser.until("\(state) === 'Not run'")
    reader.compiler.set(.runs)
    try await browser.press("s", modifiers: 2)
    try await browser.until("\(state) === '0 of 2 tasks solved'")
    await reader.end()
  }

  @Test("The page shortens very long output")
  func flood() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    // The page and its scrolling parts.
    let heights =
      "[document.documentElement, ...document.querySelectorAll('#page, .pane, .out')]"
      + ".map((one) => one.scrollHeight).reduce((sum, one) => sum + one)"
    let height = try #require(Int(try await browser.value(heights)))
    try await reader.edit(
      "let shop = ShopDeps()",
      """
      let shop = ShopDeps()
      show(String(repeating: "long ", count: 30_000))
      show("\\u{202E}turned")
      for i in 1...100_000 { print(i) }
      """)
    let start = ContinuousClock.now
    try await browser.press("s", modifiers: 2)
    try await browser.until(
      "document.getElementById('result').textContent.includes('… 99,952 more lines')")
    // Prints how long it took, for a person to read.
    print("100,000 lines are on the page after \(ContinuousClock.now - start).")
    #expect(try await reader.text("#result").contains("// \\u{202E}turned"))
    #expect(try await browser.value("document.querySelectorAll('#result li').length") == "51")
    let now = try #require(Int(try await browser.value(heights)))
    #expect(now < height + 8_000)
    // A value's right-to-left characters don't affect the text around it.
    for one in ["ins", ".v", ".sheet:not(.away) .note"] {
      let style = "getComputedStyle(document.querySelector('\(one)')).unicodeBidi"
      #expect(try await browser.value(style) == "isolate", "\(one)")
    }
    await reader.end()
  }

  @Test("A file with Windows line endings keeps them after a save")
  func windows() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let (browser, checkout) = (reader.browser, reader.played.workspace.checkout)
    let text = try checkout.read(Self.shop).replacing("\n", with: "\r\n")
    try reader.played.write(text, to: Self.shop)
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    try await reader.choose("Shop.swift", until: "newToken")
    // The file differs from the original, but has no unsaved text.
    #expect(try await reader.text(".tabs [data-file='Shop.swift']") == "Shop.swift · yours")
    try await reader.edit("\"t2\"", "\"t9\"")
    try await browser.press("s", modifiers: 2)
    try await browser.until("document.getElementById('result').textContent.includes('t9')")
    #expect(try await reader.text(".tabs [data-file='Shop.swift']") == "Shop.swift · yours")
    #expect(
      try Array(checkout.read(Self.shop).utf8)
        == Array(text.replacing("\"t2\"", with: "\"t9\"").utf8))
    await reader.end()
  }

  @Test("The page reports a stopped or restarted server and recovers unsaved text")
  func restart() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    let said = "document.getElementById('said').textContent"
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    #expect(try await browser.value("document.getElementById('said').role") == "status")
    // The page reconnects by itself, and its message disappears.
    try await browser.setOffline(true)
    try await browser.press("s", modifiers: 2)
    try await browser.until("\(said).startsWith('Connection lost.')")
    try await browser.setOffline(false)
    try await browser.until(
      "\(said).startsWith('This folder has no git history') && \(Self.isAsCommitted)")
    try await reader.choose("Shop.swift", until: "newToken")
    try await reader.edit("\"t2\"", "\"typed\"")
    reader.stop()
    try await browser.until("\(said).startsWith('Connection lost.')")
    try await browser.press("s", modifiers: 2)
    try await browser.until("document.getElementById('state').textContent === 'Not saved'")
    #expect(try await browser.value(said).hasPrefix("Connection lost."))
    try await reader.start(reader.played.workspace)
    try await browser.until("\(said).startsWith('The book was restarted. Use the link')")
    try await browser.press("s", modifiers: 2)
    try await browser.until("document.getElementById('state').textContent === 'Not saved'")
    #expect(try await browser.value(said).hasPrefix("The book was restarted."))
    // Simulates another window.
    _ = try await browser.value("sessionStorage.clear()")
    try await reader.open(Self.deps1)
    // The unsaved text runs again.
    try await browser.until(
      "document.getElementById('state').textContent === '2 values changed · not saved'")
    #expect(try await reader.text(".tabs [data-file='Shop.swift']") == "Shop.swift · not saved")
    try await reader.choose("Shop.swift", until: "\"typed\"")
    // The book of another checkout has no such draft.
    reader.stop()
    let other = try PlayedCheckout(of: [], chapters: ["Deps1"], isBook: true)
    try await reader.start(other.workspace)
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    #expect(try await reader.text(".tabs [data-file='Shop.swift']") == "Shop.swift")
    await reader.end()
  }

  @Test("The page checks and explains predictions and saves the score")
  func predict() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.open(Self.deps1)
    try await reader.click("#hide")
    // Only values with a reason are hidden: each once, and all equally wide.
    let values = "[...document.querySelectorAll('.v.hidden[role=button]')]"
    let count = try #require(Int(try await browser.value("\(values).length")))
    #expect(count > 2)
    #expect(
      try await browser.value("new Set(\(values).map((one) => one.dataset.why)).size") == "\(count)"
    )
    #expect(try await browser.value("new Set(\(values).map((one) => one.offsetWidth)).size") == "1")
    let hasReasons =
      "[...document.querySelectorAll('.v.hidden')].every((one) => one.dataset.why)"
    #expect(try await browser.value(hasReasons) == "true")
    #expect(try await reader.text("#score") == "Predict 1 of \(count)")
    // The paragraph that explains a value would give it away.
    let second =
      "[...document.querySelectorAll('#page p')].find((one) => one.textContent.startsWith('The second request'))"
    #expect(try await browser.value("\(second).checkVisibility()") == "false")
    #expect(try await browser.value("document.querySelectorAll('.fold').length > 0") == "true")
    _ = try await browser.value("\(second).previousElementSibling.querySelector('button').click()")
    #expect(try await browser.value("\(second).checkVisibility()") == "true")
    for index in 0..<count {
      // The counter opens the next value's field; an answer moves the focus to the reason.
      try await reader.click("#score button")
      try await browser.until("document.activeElement.classList.contains('say')")
      try await browser.type(index == 0 ? "nonsense" : "nothing either")
      try await browser.press("Enter")
      try await browser.until("\(values).length === \(count - index - 1)")
      #expect(
        try await browser.value("document.activeElement.classList.contains('told')") == "true")
    }
    #expect(try await reader.text(".told b") == "✗ your guess: nonsense. ")
    #expect(try await reader.text("#score") == "0 of \(count) right")
    #expect(
      try await browser.value("document.querySelectorAll('.fold, #page > p[hidden]').length") == "0"
    )
    try await browser.until("document.getElementById('said').textContent.startsWith('Saved: 0 of')")
    await reader.end()
  }

  @Test("An experiment on the page checks the prediction and runs the edit")
  func experiment() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.open(Self.deps1)
    let chapter = try reader.played.workspace.checkout.chapter("Deps1")
    let first = try Experiment.all(of: chapter, in: reader.played.workspace.checkout)[0]
    _ = try await browser.value("document.querySelector('.experiment input').focus()")
    try await browser.type(first.asked.value)
    try await browser.press("Enter")
    #expect(try await reader.text(".experiment .told") == "✓ right")
    #expect(try await browser.value("document.querySelector('.experiment details').open") == "true")
    try await browser.until(
      "document.querySelector('.ran')?.textContent.startsWith('Ran in a copy.')")
    #expect(try await !reader.text(".ran").contains("Differs from the book"))
    try await reader.click(".ran button")
    let path = first.edits[0].path
    let before = try reader.played.workspace.checkout.read(path)
    let changed = try #require(try first.changed([path: before])[path])
    try await browser.until("\(Self.shown) === \(try json(changed))")
    try await browser.until(
      "document.getElementById('state').textContent.match(/changed · not saved$/)")
    #expect(try reader.played.workspace.checkout.read(path) == before)
    _ = try await browser.value("document.execCommand('undo')")
    #expect(try await browser.value(Self.shown) == before)
    await reader.end()
  }

  @Test("An exercise page shows hints, verdicts and, after a second request, the solution")
  func exercise() async throws {
    let reader = try await Reader(of: ["UseAndReplace"], chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.open("\(chapterFolder("Deps1"))/Exercises/UseAndReplace/Tasks.html")
    try await browser.until("\(Self.shown).includes('TASK 1')")
    try await reader.click("[data-do='hint']")
    try await browser.until(
      "document.getElementById('hints-1')?.textContent.startsWith('Hint 1 of 3.')")
    try await browser.press("s", modifiers: 2)
    try await reader.edit("    0\n", "    1\n")
    try await browser.press("s", modifiers: 2)
    try await browser.until(
      "document.getElementById('state').textContent === '0 of 2 tasks solved'")
    #expect(try await reader.text("#result").contains("expected"))
    try await reader.click("[data-do='solution']")
    try await browser.until("document.getElementById('said').textContent.includes('again')")
    #expect(try await !reader.text("#result").contains("Our solution"))
    try await reader.click("[data-do='solution']")
    try await browser.until(
      "document.getElementById('result').textContent.includes('Our solution')")
    let exercise = try reader.played.exercise("UseAndReplace")
    let solved = try reader.played.solution(of: exercise).solved
    let text = try await browser.value(Self.shown)
    try await reader.edit(text, solved)
    try await browser.press("s", modifiers: 2)
    try await browser.until(
      "document.getElementById('state').textContent === '2 of 2 tasks solved' && !document.getElementById('next').hidden"
    )
    #expect(try await reader.text("#result").contains("Learned: "))
    try await browser.until(
      "document.getElementById('rail').textContent.includes('Exercise: UseAndReplace ✓, solved')")
    #expect(try await reader.text("#next") == "Next: chapter 15 →")
    let next = try await browser.value("document.getElementById('next').href")
    #expect(next.hasSuffix("/\(chapterFolder("Deps2"))/README.html"))
    await reader.end()
  }

  @Test("On a phone, the buttons stay where they are when a verdict opens or closes")
  func steadyButtons() async throws {
    let reader = try await Reader(
      of: ["UseAndReplace"], chapters: ["Deps1"], width: 390, height: 844)
    let browser = reader.browser
    try await reader.open("\(chapterFolder("Deps1"))/Exercises/UseAndReplace/Tasks.html")
    try await browser.until("\(Self.shown).includes('TASK 1')")
    try await reader.click("#views [data-view='program']")
    let places =
      "[...document.querySelectorAll('.bar > :is([data-do=save], [data-do=hint], .menu)')]"
      + ".map((one) => Math.round(one.getBoundingClientRect().top)).join()"
    let before = try await browser.value(places)
    let state = "document.getElementById('state').textContent"
    try await reader.edit("    0\n", "    1\n")
    try await browser.press("s", modifiers: 2)
    try await browser.until("\(state) === '0 of 2 tasks solved'")
    let result = "document.getElementById('result').textContent"
    #expect(try await browser.value(result).contains("not yet"))
    #expect(try await browser.value(places) == before)
    try await reader.edit("    1\n", "    2\n")
    try await browser.until("\(result).startsWith('Press Check')")
    #expect(try await browser.value(places) == before)
    await reader.end()
  }

  /// What people type, and the page or section that answers it.
  static let searches = [
    ("circular dependency", "Deps"), ("memory leak", "what-still-holds"),
    ("my preview needs the network", "OneScreen"),
    ("serialized suites still clash", "two-serialized-suites"),
    ("tests fail in another time zone", "StableAndVolatile"),
    ("mock the database", "Database."), ("test a shuffle", "TimeAndChance"),
    ("several analytics providers", "Several."), ("null object", "does-nothing"),
    ("deep link who makes the screen", "a-deep-link"),
    ("two instances of the same type container", "two-services-of-one-type"),
    ("two accounts at once", "ScopeLifetimes"),
    ("logger in a library", "RequestScope"), ("view model too many parameters", "DesignSmells"),
    ("migrate away from service locator", "Leaving."), ("urlsession", "StableAndVolatile"),
    ("double tap pays twice", "Isolation"),
    ("unit tests start the whole app", "before-the-first-test"),
    ("is property wrapper injection", "a-screen-that-resolves"),
    ("location dependency keeps sending", "streams"),
    ("container in AppDelegate", "step-2-resolve-in-the-root"),
    ("container in app delegate", "step-2-resolve-in-the-root"),
    ("registered mock Task.detached", "a-detached-task"),
    ("NavigationLink view model data lost", "who-owns-a-model"), ("queue job", "a-job-without"),
    ("singelton", "SingletonStages"), ("decorater", "Decorators"),
    ("AppDelegate SceneDelegate container", "#the-app-delegate-or-the-scene-delegate"),
    ("clean architecture use case", "#step-1-let-the-feature-state-what-it-needs"),
    ("store the builder in a view controller", "#a-screen-stores-its-configurator"),
    ("coordinator go back", "06-CompositionRoot/README.html"),
    ("mock response per test case in ui tests", "#a-ui-test-can-pass-only-texts"),
    ("vapor controller repository init", "#who-makes-a-controller-in-vapor"),
  ]

  @Test("Search shows the answer to a question among its first three hits")
  func search() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    try await browser.press("/")
    try await browser.type("deps1")
    try await browser.until("document.querySelector('.finder .hit')")
    for (words, answer) in Self.searches {
      _ = try await browser.value("document.activeElement.select()")
      try await browser.type(words)
      let best =
        "[...document.querySelectorAll('[aria-labelledby=group-Best] .hit')].map((one) => one.href).join(' ')"
      let found = try await browser.value(best)
      #expect(found.contains(answer), "\(words): \(found)")
    }
    await reader.end()
  }

  @Test("The book's search and editor are fully usable by keyboard")
  func keyboard() async throws {
    let reader = try await Reader(chapters: ["Deps1"])
    let browser = reader.browser
    try await reader.open(Self.deps1)
    try await browser.until(Self.isAsCommitted)
    // The text has the focus, so that keys scroll it, but Tab goes to the skip link first.
    #expect(try await browser.value("document.activeElement.id") == "page")
    _ = try await browser.value("document.getElementById('menu').focus()")
    try await browser.press("Tab", modifiers: 8)
    #expect(try await browser.value("document.activeElement.className") == "skip")
    try await browser.press("/")
    // The index is loaded at the first search.
    try await browser.type("refresh token")
    try await browser.until("document.querySelector('.finder .hit')")
    let chosen = "document.querySelector('.finder [aria-selected=true]')"
    #expect(
      try await browser.value(
        "\(chosen).id === document.activeElement.getAttribute('aria-activedescendant')") == "true")
    _ = try await browser.value("document.activeElement.select()")
    try await browser.type("deps1")
    // The chapter is the best hit; five headings are shown, the rest on request.
    let best = "document.querySelector('[aria-labelledby=group-Best] .hit')"
    #expect(try await browser.value("\(best).pathname.split('/').at(-1)") == "README.html")
    #expect(try await browser.value("\(best) === \(chosen)") == "true")
    _ = try await browser.value("document.activeElement.select()")
    try await browser.type("chapter")
    let headings = "document.querySelectorAll('[aria-labelledby=group-Headings] .hit').length"
    #expect(try await browser.value(headings) == "6")
    _ = try await browser.value(
      "document.querySelector('[aria-labelledby=group-Headings] .more').click()")
    #expect(try await #require(Int(browser.value(headings))) > 6)
    // A refuted claim is marked.
    _ = try await browser.value("document.activeElement.select()")
    try await browser.type("DEPS-117")
    #expect(
      try await browser.value("\(chosen).querySelector('.verdict.refuted').textContent").hasPrefix(
        "Refuted: the program"))
    _ = try await browser.value("document.activeElement.select()")
    try await browser.type("zzzz")
    #expect(
      try await reader.text(".finder .none") == "No results. Try another word, or see Choosing.")
    // A complete compiler message with an unknown type:
    _ = try await browser.value("document.activeElement.select()")
    try await browser.type("'shared' is not concurrency-safe because non-'Sendable' type 'MyAPI'")
    #expect(
      try await browser.value("\(chosen).href").hasSuffix(
        "\(chapterFolder("SingletonStages"))/More.html#what-swift-6-says"))
    try await browser.press("Escape")
    #expect(try await browser.value("document.querySelector('.finder').open") == "false")
    _ = try await browser.value("\(Self.area).focus()")
    _ = try await browser.value("\(Self.area).setSelectionRange(0, 0)")
    try await browser.press("F2")
    try await browser.press("Tab")
    #expect(
      try await browser.value(Self.shown).hasPrefix("  import"))
    try await browser.press("Escape")
    try await browser.press("Tab")
    #expect(try await browser.value("document.activeElement.tagName") == "BUTTON")
    await reader.end()
  }

  @Test(
    "The book's pages are accessible at every screen width",
    arguments: [(1440, 900), (1280, 900), (900, 800), (390, 844)])
  func pages(width: Int, height: Int) async throws {
    let reader = try await Reader(
      of: ["SpliceAndLetGo", "UseAndReplace"], chapters: ["SingletonStages", "Deps1", "Splicing"])
    let browser = reader.browser
    try await browser.size(width, height)
    let pages =
      [
        "index.html", "about.html", Self.deps1, "\(chapterFolder("SingletonStages"))/README.html",
        "\(chapterFolder("Splicing"))/README.html",
      ]
      + [
        "\(chapterFolder("Splicing"))/Exercises/SpliceAndLetGo/Tasks.html",
        "\(chapterFolder("Deps1"))/Deps.swift.html",
      ]
      + ["README", "Choosing", "Glossary", "Commands", "Claims"].map { "Chapters/\($0).html" }
    for page in pages {
      for isDark in [false, true] {
        try await browser.prefersDark(isDark)
        try await reader.open(page)
        // Not `innerWidth`, which grows with the page on a phone.
        let wide = try await browser.value("document.documentElement.scrollWidth")
        #expect(try #require(Int(wide)) <= width, "\(page) at \(width)")
        for view in ["read", "program"] {
          _ = try await browser.value("showView('\(view)')")
          #expect(try await browser.value(Self.faint) == "", "\(page), dark: \(isDark)")
        }
        #expect(try await browser.value(Self.nameless) == "", "\(page)")
        // The links behind a question are seen without a scroll to the side.
        let aside = "one.scrollWidth > one.clientWidth"
        #expect(
          try await browser.value(
            "[...document.querySelectorAll('.questions')].filter((one) => \(aside)).length") == "0",
          "\(page) at \(width)")
      }
    }
    await reader.end()
  }

  /// Text with a contrast below 4.5 to 1, and fields with an edge below 3 to 1.
  private static let faint = """
    (() => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const rgb = (color) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
      };
      const light = (color) => rgb(color).slice(0, 3).map((one) => one / 255)
        .map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
        .reduce((sum, one, index) => sum + one * [0.2126, 0.7152, 0.0722][index], 0);
      // What is behind it: each background over those of what it is in.
      const behind = (element) => {
        const all = [];
        for (let one = element; one; one = one.parentElement) all.unshift(getComputedStyle(one).backgroundColor);
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        for (const color of all) {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
        }
        return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join()})`;
      };
      const bad = new Set();
      const contrast = (one, other) => {
        const [high, low] = [one, other].map(light).sort((a, b) => b - a);
        return (high + 0.05) / (low + 0.05);
      };
      for (const field of document.querySelectorAll("input, select, textarea:not(.sheet *)")) {
        if (!field.checkVisibility()) continue;
        if (contrast(getComputedStyle(field).borderTopColor, behind(field.parentElement)) < 3) bad.add(`edge of ${field.id}`);
      }
      for (const element of document.querySelectorAll("main *, header *, nav *, aside *, #views *")) {
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
        if (element.closest("svg") || !element.checkVisibility({ visibilityProperty: true })) continue;
        if (contrast(getComputedStyle(element).color, behind(element)) < 4.5) bad.add(`${element.tagName}.${element.className}`);
      }
      return [...bad].join(", ");
    })()
    """

  /// Fields and buttons that a screen reader can't name.
  private static let nameless = """
    [...document.querySelectorAll("input, textarea, button, select")].filter((one) => one.checkVisibility()
      && !one.labels?.length && !one.getAttribute("aria-label") && !one.textContent.trim()).map((one) => one.outerHTML).join()
    """
}
