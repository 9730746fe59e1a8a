import Book
import ExerciseKit
import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import WebBook

@Suite("Saving from a page while an editor saves")
struct SaveTests {
  private static let file = "Chapters/15-Deps2/main.swift"

  /// Saves from a page, while an editor saves these texts just before the file is replaced.
  private func save(
    over seen: String, while editor: [String]
  ) async throws -> (outcome: SaveOutcome, text: String, kept: [String]) {
    let path = "/play/\(Self.file)"
    var workshop = try FakeWorkshop(
      changed: [Self.file: "seen", "Chapters/15-Deps2/README.md": "# Deps2\n"])
    workshop.environment.files = EditedFiles(workshop.files, saves: Locked([path: editor]))
    let workspace = Workspace(
      checkout: Checkout(root: "/play", files: workshop.environment.files),
      environment: workshop.environment)
    let session = try ProgramSession(
      workspace, .chapter(try workspace.checkout.chapter("15")), SerialGate(),
      committed: workspace.checkout)
    let outcome = try await session.save("main.swift", "page", over: "\(ContentHash(seen))")
    let folder = "/play/.workshop/kept/Deps2"
    let kept =
      workshop.files.isFolder(folder)
      ? try workshop.files.files(below: folder).map { try workshop.files.read("\(folder)/\($0)") }
      : []
    return (outcome, try workshop.files.read(path), kept)
  }

  @Test("A save writes the file if the page shows its current text")
  func saved() async throws {
    let (outcome, text, kept) = try await save(over: "seen", while: [])
    guard case .saved(let hash) = outcome else { throw ToolError("not saved") }
    #expect(hash == "\(ContentHash("page"))")
    #expect((text, kept) == ("page", []))
  }

  @Test("A save writes nothing if the page's text is outdated")
  func other() async throws {
    let (outcome, text, _) = try await save(over: "older", while: [])
    guard case .conflict("seen") = outcome else { throw ToolError("saved") }
    #expect(text == "seen")
  }

  @Test("An editor's save during a page's save causes a conflict")
  func race() async throws {
    let (outcome, text, _) = try await save(over: "seen", while: ["editor"])
    guard case .conflict("editor") = outcome else { throw ToolError("saved") }
    #expect(text == "editor")
  }

  @Test("Two saves by an editor survive a simultaneous page save")
  func twice() async throws {
    let (outcome, text, kept) = try await save(over: "seen", while: ["first", "second"])
    guard case .conflict("second") = outcome else { throw ToolError("saved") }
    #expect((text, kept) == ("second", ["first"]))
  }
}
