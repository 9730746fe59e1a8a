import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

/// The built workshop in a terminal with colors and keys. Each test waits for text on the screen, never for time.
@Suite("Verbs in a terminal", .serialized, .timeLimit(.minutes(10)))
struct TerminalTests {
  private static let control = (c: "\u{3}", d: "\u{4}")

  @Test(
    "`run` shows an error's file, line and message without colors", arguments: [40, 80])
  func run(columns: Int) async throws {
    let played = try PlayedCheckout(of: [], chapters: ["Deps1"])
    // Output of SwiftPM and the compiler in a pipe, if the build plan was made in a terminal.
    let error =
      "\(played.root)/Chapters/14-Deps1/main.swift:3:14: \\033[1;31merror: \\033[1;39mcannot "
      + "convert value of type 'String' to specified type 'Int'\\033[0;0m\\n"
    let swift = """
      #!/bin/sh
      echo '[1/2] Compiling Deps1 main.swift'
      printf "\(error) \\033[0;36m3 |\\033[0;0m let one: Int = 1\\n"
      exit 1
      """
    for (name, text) in [
      ("swift", swift), ("swiftc", "#!/bin/sh\necho 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'\n"),
    ] {
      try played.write(text, to: "bin/\(name)")
      chmod("\(played.root)/bin/\(name)", 0o755)
    }
    let terminal = try PseudoTerminal(
      ["run", "deps1"], columns: columns, in: played.root, path: "\(played.root)/bin")
    try await terminal.shows("Building: [1/2]")
    try await terminal.shows("workshop: 14 Deps1 does not compile:\n")
    #expect(await terminal.status() == 1)
    #expect(
      terminal.text.split(whereSeparator: \.isWhitespace).joined(separator: " ").hasSuffix(
        "Chapters/14-Deps1/main.swift:3:14: error: cannot convert value of type 'String' to "
          + "specified type 'Int'"))
    #expect(terminal.tooWide == [])
  }

  @Test("`predict` resumes after its input ends")
  func predict() async throws {
    let played = try PlayedCheckout(of: [], chapters: ["Deps1"], isBook: true)
    var terminal = try PseudoTerminal(["predict", "14"], columns: 40, in: played.root)
    try await terminal.shows("== The shop's knot ==\n")
    try await terminal.shows("shop.client.get(\"items\") // ?\n> ")
    terminal.type("?\n")
    try await terminal.shows("ShopDeps")
    try await terminal.shows("> ")
    terminal.type("get items, token t2\n")
    try await terminal.shows("right\n")
    try await terminal.shows("> ")
    terminal.type("[ShopDeps]\n")
    try await terminal.shows("wrong: it is []")
    try await terminal.shows("> ")
    terminal.type(Self.control.d)
    try await terminal.shows("Stopped at question 3.")
    #expect(await terminal.status() == 0)
    #expect(terminal.tooWide == [])
    #expect(terminal.isRestored)
    terminal = try PseudoTerminal(["predict", "14"], in: played.root)
    try await terminal.shows("Resuming with question 3.")
    try await terminal.shows("> ")
    terminal.type(Self.control.c)
    #expect(await terminal.status() == 130)
    #expect(terminal.isRestored)
  }

  @Test(
    "`play` quits at q, Control-D or Control-C",
    arguments: ["q", "\u{4}", "\u{3}"])
  func play(end: String) async throws {
    let played = try PlayedCheckout(of: [], chapters: ["Deps3"])
    let main = "Chapters/16-Deps3/main.swift"
    let terminal = try PseudoTerminal(["play", "16"], columns: 80, in: played.root)
    try await terminal.shows("Edit main.swift (the scenario)")
    try await terminal.shows("q quit")
    #expect(!terminal.isRestored)
    terminal.type("d")
    try await terminal.shows("No changes")
    let text = "let number: Int = \"one\"\n" + (try TestCheckout.read(main))
    try played.write(text, to: main)
    try await terminal.shows(
      "DOES NOT COMPILE\n  main.swift:1:19: error: cannot convert value of type")
    terminal.type("d")
    try await terminal.shows("+ let number: Int = \"one\"")
    terminal.type(end)
    #expect(await terminal.status() == (end == Self.control.c ? 130 : 0))
    #expect(terminal.isRestored)
    #expect(terminal.tooWide == [])
    #expect(try played.workspace.checkout.read(main) == text)
  }

  @Test("`watch` checks the exercise after each save")
  func watch() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let terminal = try PseudoTerminal(["watch", exercise.name], columns: 40, in: played.root)
    try await terminal.shows("Task 1: ")
    try await terminal.shows("t tasks  h hint")
    terminal.type("h")
    try await terminal.shows("hint 1 of 3")
    try played.write("nonsense", to: exercise.file)
    try await terminal.shows("DOES NOT COMPILE\n  Exercise.swift:1:1: error: expressions")
    terminal.type("?")
    try await terminal.shows("p: previous exercise")
    terminal.type("q")
    #expect(await terminal.status() == 0)
    #expect(terminal.isRestored)
    #expect(terminal.tooWide == [])
  }
}
