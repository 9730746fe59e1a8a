import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

/// Fixtures in a checkout of their own, and the real compiler.
@Suite("The verb refusals")
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

  /// A checkout with one fixture that is right, one with other words, and one that compiles.
  private static func checkout() throws -> (root: String, environment: ToolEnvironment) {
    let root = try TestCheckout.folder(
      "fixtures/\(UUID().uuidString)",
      files: [
        "Package.swift": "", "Chapters/README.md": try TestCheckout.read("Chapters/README.md"),
        "\(folder)/Right.swift": right,
        "\(folder)/Other.swift": fixture("other words", "\"\""),
        "\(folder)/Compiles.swift": fixture(words, "2"),
        "Chapters/15-Deps2/Refused/Right.swift": right,
      ])
    var environment = TestCheckout.workspace.environment
    environment.processes = BuiltPackage()
    environment.directory = root
    return (root, environment)
  }

  /// The real processes, but that of the package all is built.
  private struct BuiltPackage: Processes {
    func run(
      _ command: Command, onLine: (@Sendable (String) -> Void)?
    ) async throws(ToolError) -> ProcessResult {
      if command.arguments.first == "build" { return ProcessResult(.exit(0)) }
      return try await TestCheckout.processes.run(command, onLine: onLine)
    }
  }

  /// What the verb prints and ends with, the texts of the fixtures, and which files were written anew.
  private func outcome(
    of arguments: String...
  ) async throws -> (printed: String, status: Int32, texts: [String], written: [String]) {
    var (root, environment) = try Self.checkout()
    defer { try? RealFiles().remove(root) }
    let page = RecordingConsole(width: 200)
    environment.console = page
    let paths = ["Compiles", "Other", "Right"].map { "\(root)/\(Self.folder)/\($0).swift" }
    /// A file that is written is another one on the disk.
    func numbers() throws -> [UInt64] {
      try paths.map {
        let number = try FileManager.default.attributesOfItem(atPath: $0)[.systemFileNumber]
        return try #require((number as? NSNumber)?.uint64Value)
      }
    }
    let before = try numbers()
    let status = await Workshop(environment).run(["refusals"] + arguments)
    let written = zip(paths, zip(before, try numbers())).filter { $0.1.0 != $0.1.1 }.map(\.0)
    #expect(page.errors == "")
    return (
      page.text, status, try paths.map(RealFiles().read),
      written.map { $0.replacing("\(root)/\(Self.folder)/", with: "") }
    )
  }

  @Test("It names what is wrong, and writes nothing")
  func checks() async throws {
    let (printed, status, texts, written) = try await outcome()
    #expect(status == 1)
    #expect(
      printed == """
        Chapters/14-Deps1/Refused/Compiles.swift: It compiles in Swift 6 mode, though it must be refused.
        Chapters/14-Deps1/Refused/Other.swift: It is refused in Swift 6 mode with other words than it records:
        Chapters/14-Deps1/Refused/Other.swift:3:26: error: incorrect message found
          // expected-error@+1 {{other words}}
                                 ^~~~~~~~~~~
                                 \(Self.words)

        4 fixtures: 2 right, 2 not.
        To take its words over: swift run workshop refusals --bless

        """)
    #expect(texts[1] == Self.fixture("other words", "\"\""))
    #expect(written == [])
  }

  @Test("A chapter whose fixtures are right is right")
  func named() async throws {
    let (printed, status, _, _) = try await outcome(of: "deps2")
    #expect(status == 0)
    #expect(printed == "1 fixtures: 1 right, 0 not.\n")
  }

  @Test(
    "--bless takes over the compiler's words, and touches neither what is right nor what compiles")
  func blesses() async throws {
    let (printed, status, texts, written) = try await outcome(of: "--bless", "14")
    #expect(status == 1)
    #expect(
      printed.hasPrefix(
        """
        Chapters/14-Deps1/Refused/Compiles.swift: It compiles in Swift 6 mode, though it must be refused.
        Chapters/14-Deps1/Refused/Other.swift, '-' before, '+' now:
        -   // expected-error@+1 {{other words}}
        +   // expected-error@+1 {{\(Self.words)}}
        3 fixtures: 1 right before, 1 blessed, 1 wrong and left as they were.
        Read 'git diff' before you keep it.
        """))
    #expect(texts == [Self.fixture(Self.words, "2"), Self.right, Self.right])
    #expect(written == ["Other.swift"])
  }

  @Test("Chapters that do not build, or cannot be written, are told before the compiler is asked")
  func refuses() async throws {
    let broken = try FakeWorkshop { line in
      line == FakeWorkshop.buildAll
        ? ProcessResult(
          .exit(1), output: "/play/Chapters/14-Deps1/main.swift:1:1: error: no such\n")
        : nil
    }
    #expect(await broken.run("refusals") == 1)
    #expect(
      broken.page.errors == """
        workshop: Fixtures need their chapters built:
        Chapters/14-Deps1/main.swift:1:1: error: no such

        """)
    let readOnly = try FakeWorkshop(unwritable: ["/play/Chapters"])
    #expect(await readOnly.run("refusals", "--bless") == 1)
    #expect(
      readOnly.page.errors
        == "workshop: /play/Chapters cannot be written, so nothing can be blessed.\n")
    #expect(readOnly.started == [])
  }
}
