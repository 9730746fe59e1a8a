import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

/// Fixtures in a checkout of their own, and the real compiler.
@Suite("`workshop refusals`")
struct RefusalsVerbTests {
  private static let words = "cannot convert value of type 'String' to specified type 'Int'"
  private static let right = fixture(words, "\"\"")
  private static let folder = "Chapters/14-Deps1/Refused"

  private static func fixture(_ words: String, _ value: String) -> String {
    """
    // Refused: a text for a number (DEPS-01)
    #if !REPAIRED
      // expected-error@+1 {{\(words)}}
      let number: Int = \(value)
    #endif

    """
  }

  /// The real processes, except that building the package does nothing.
  private struct BuiltPackage: Processes {
    func run(
      _ command: Command, onLine: (@Sendable (String) -> Void)?
    ) async throws(ToolError) -> ProcessResult {
      if command.arguments.first == "build" { return ProcessResult(.exit(0)) }
      return try await TestCheckout.processes.run(command, onLine: onLine)
    }
  }

  @Test("`refusals --bless` updates only the messages of wrong fixtures")
  func words() async throws {
    let root = try TestCheckout.folder(
      "fixtures/\(UUID().uuidString)",
      files: [
        "Package.swift": "", "Chapters/README.md": try TestCheckout.read("Chapters/README.md"),
        "\(Self.folder)/Right.swift": Self.right,
        "\(Self.folder)/Other.swift": Self.fixture("other words", "\"\""),
        "\(Self.folder)/Compiles.swift": Self.fixture(Self.words, "2"),
        "Chapters/15-Deps2/Refused/Right.swift": Self.right,
      ])
    defer { try? RealFiles().remove(root) }
    /// The texts and inode numbers: a written file gets a new one.
    func fixtures() throws -> (texts: [String], numbers: [NSNumber?]) {
      let paths = ["Compiles", "Other", "Right"].map { "\(root)/\(Self.folder)/\($0).swift" }
      return (
        try paths.map(RealFiles().read),
        try paths.map {
          try FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber] as? NSNumber
        }
      )
    }
    func run(_ arguments: String...) async -> (printed: String, status: Int32) {
      let page = RecordingConsole(width: 200)
      var environment = TestCheckout.workspace.environment
      (environment.processes, environment.directory) = (BuiltPackage(), root)
      environment.console = page
      let status = await Workshop(environment).run(["refusals"] + arguments)
      return (page.text + page.errors, status)
    }
    let before = try fixtures()
    let compiles =
      "\(Self.folder)/Compiles.swift: The fixture should not compile in Swift 6 mode, but does."
    let found = await run()
    #expect(found.status == 1)
    #expect(
      found.printed == """
        \(compiles)
        \(Self.folder)/Other.swift: The message in Swift 6 mode differs from the recorded one:
        \(Self.folder)/Other.swift:3:26: error: incorrect message found
          // expected-error@+1 {{other words}}
                                 ^~~~~~~~~~~
                                 \(Self.words)

        4 fixtures: 2 pass, 2 fail.
        To accept its messages: swift run workshop refusals --bless

        """)
    #expect(try fixtures() == before)
    let blessed = await run("--bless", "14")
    #expect(blessed.status == 1)
    #expect(
      blessed.printed.hasPrefix(
        """
        \(compiles)
        Changes in \(Self.folder)/Other.swift ('-' old, '+' new):
        -   // expected-error@+1 {{other words}}
        +   // expected-error@+1 {{\(Self.words)}}
        3 fixtures: 1 already pass, 1 updated, 1 fail and are unchanged.
        Review the changes with 'git diff'.
        """))
    let after = try fixtures()
    #expect(after.texts == [before.texts[0], Self.right, Self.right])
    #expect(zip(after.numbers, before.numbers).map { $0 == $1 } == [true, false, true])
    let named = await run("deps2")
    #expect(named.status == 0)
    #expect(named.printed == "1 fixtures: 1 pass, 0 fail.\n")
  }

  @Test("`refusals` stops before its checks if a chapter doesn't build or isn't writable")
  func refuses() async throws {
    let broken = try FakeWorkshop { line in
      line == FakeWorkshop.buildAll
        ? ProcessResult(
          .exit(1), output: "/play/Chapters/14-Deps1/main.swift:1:1: error: no such\n")
        : nil
    }
    #expect(await broken.run("refusals") == 1)
    #expect(
      broken.page.errors == "workshop: The chapters don't build, so no fixture was checked:\n"
        + "Chapters/14-Deps1/main.swift:1:1: error: no such\n")
    let readOnly = try FakeWorkshop(unwritable: ["/play/Chapters"])
    #expect(await readOnly.run("refusals", "--bless") == 1)
    #expect(
      readOnly.page.errors
        == "workshop: /play/Chapters cannot be written, so no message can be updated.\n")
    #expect(readOnly.started == [])
  }
}
