import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

/// A copy of chapter 14 with a fake git.
private struct Unpacked {
  static let main = "Chapters/14-Deps1/main.swift"
  static let added = "Chapters/14-Deps1/Ünï.swift"

  let played: PlayedCheckout
  let workspace: Workspace
  let text: String

  /// - Parameter git: the shell script that replaces git; nil for no git.
  init(git: String?) throws {
    played = try PlayedCheckout(of: [], chapters: ["Deps1"])
    var environment = played.environment
    let tools = "\(played.root)/tools"
    try RealFiles().makeFolder(tools)
    let swift = try TestCheckout.workspace.toolchain.program("swift")
    symlink(swift, "\(tools)/swift")
    if let git {
      try RealFiles().write("#!/bin/sh\n\(git)\n", to: "\(tools)/git")
      chmod("\(tools)/git", 0o755)
    }
    environment.variables["PATH"] = tools
    workspace = Workspace(
      checkout: Checkout(root: played.root, files: environment.files), environment: environment)
    text = try workspace.checkout.read(Self.main)
  }

  func played14() async throws -> PlayedProgram {
    try await PlayedProgram(.chapter(try workspace.checkout.chapter("Deps1")), workspace)
  }

  func change() throws {
    try played.write(text + "// mine\n", to: Self.main)
    try played.write("let extra = 1\n", to: Self.added)
  }
}

@Suite("`Originals`: the unchanged files of a chapter")
struct OriginalsTests {
  /// Real git in the copy's folder, and in the folder around it.
  private static let real = "exec /usr/bin/env -i HOME=\"$HOME\" PATH=/usr/bin:/bin git \"$@\""

  @Test(
    "Reset without git restores the workshop's first copies of the files",
    arguments: [
      (nil, "This folder has no git history."),
      ("exit 1", "This folder has no git history."),
      ("echo 'fatal: not a git repository' >&2; exit 128", "This folder has no git history."),
      (
        "echo 'fatal: detected dubious ownership in repository' >&2; exit 128",
        "git can't be used here: fatal: detected dubious ownership in repository"
      ),
      ("exit 2", "git can't be used here: git didn't answer."),
    ])
  func withoutHistory(git: String?, note: String) async throws {
    let unpacked = try Unpacked(git: git)
    unpacked.workspace.copyOriginalsWithoutRepository()
    try unpacked.change()
    let chapter = try await unpacked.played14()
    #expect(chapter.note?.hasPrefix(note) == true)
    #expect(try chapter.changed(chapter.texts()) == [Unpacked.added, Unpacked.main].sorted())
    let committed = try await unpacked.workspace.committed()
    // The original stays the same after later changes of the file.
    try unpacked.played.write("", to: Unpacked.main)
    #expect(try committed.read(Unpacked.main) == unpacked.text)
    try RealFiles().remove("\(unpacked.played.root)/\(Unpacked.main)")
    #expect(try chapter.program.sources(in: committed).contains(Unpacked.main))
    try unpacked.change()
    #expect(try chapter.revert())
    #expect(try unpacked.workspace.checkout.read(Unpacked.main) == unpacked.text)
    #expect(!unpacked.workspace.files.exists("\(unpacked.played.root)/\(Unpacked.added)"))
    #expect(try !chapter.revert())
    // Both texts are saved.
    _ = try KeptProgram(unpacked.workspace, chapter.program).restore()
    #expect(try unpacked.workspace.checkout.read(Unpacked.added) == "let extra = 1\n")
  }

  @Test("A newer package version replaces the copies of the original files")
  func newer() async throws {
    let unpacked = try Unpacked(git: nil)
    unpacked.workspace.copyOriginalsWithoutRepository()
    try unpacked.change()
    try unpacked.played.write("// Mine.\n", to: "Package.swift")
    var chapter = try await unpacked.played14()
    #expect(try chapter.changed(chapter.texts()).count == 2)
    try unpacked.played.write("another record\n", to: "Scripts/Checked.txt")
    chapter = try await unpacked.played14()
    #expect(try chapter.changed(chapter.texts()) == [])
    let older = "\(unpacked.played.root)/.workshop/original-1/\(Unpacked.main)"
    #expect(try RealFiles().read(older) == unpacked.text)
  }

  @Test("An interrupted copy of the originals resumes at the next start")
  func interrupted() async throws {
    let unpacked = try Unpacked(git: nil)
    unpacked.workspace.copyOriginalsWithoutRepository()
    let (files, folder) = (RealFiles(), "\(unpacked.played.root)/.workshop/original")
    let version = try #require(try files.read("\(folder)/package.txt").lines.first)
    // The state after a process was killed.
    try files.move(folder, to: "\(folder)-draft")
    try files.write("\(version)\n", to: "\(folder)-draft/package.txt")
    try files.remove("\(folder)-draft/Sources")
    try unpacked.change()
    #expect(try await unpacked.played14().revert())
    #expect(try unpacked.workspace.checkout.read(Unpacked.main) == unpacked.text)
    #expect(!files.exists("\(folder)-draft") && files.isFolder("\(folder)/Sources"))
  }

  @Test("Reset reports a deleted original and changes no file")
  func deleted() async throws {
    let unpacked = try Unpacked(git: nil)
    unpacked.workspace.copyOriginalsWithoutRepository()
    try unpacked.change()
    try RealFiles().remove("\(unpacked.played.root)/.workshop/original/\(Unpacked.main)")
    let chapter = try await unpacked.played14()
    let error = #expect(throws: ToolError.self) { try chapter.revert() }
    #expect(error?.description.contains("Copy \(Unpacked.main) there from the package") == true)
    #expect(try unpacked.workspace.checkout.read(Unpacked.main) == unpacked.text + "// mine\n")
  }

  /// A copy whose files are committed.
  private func committed() async throws -> Unpacked {
    let unpacked = try Unpacked(git: Self.real)
    for words in [
      ["init", "-q"], ["add", "Chapters", "Sources", "Package.swift"], ["commit", "-qm", "All."],
    ] {
      let name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
      let ended = try await TestCheckout.processes.run(
        Command("/usr/bin/env", ["git"] + name + words, in: unpacked.played.root), onLine: nil)
      try #require(ended.succeeded, "\(ended.errors)")
    }
    return unpacked
  }

  @Test("Reset changes no file behind a symbolic link")
  func links() async throws {
    let unpacked = try await committed()
    let (files, folder) = (RealFiles(), "\(unpacked.played.root)/Chapters/14-Deps1")
    try unpacked.played.write("let precious = 1\n", to: "outside/precious.swift")
    symlink(".", "\(folder)/loop")
    symlink("\(unpacked.played.root)/outside", "\(folder)/Out")
    try unpacked.change()
    let chapter = try await unpacked.played14()
    #expect(try chapter.revert())
    #expect(try unpacked.workspace.checkout.read(Unpacked.main) == unpacked.text)
    #expect(files.exists("\(folder)/Deps.swift"))
    #expect(files.exists("\(unpacked.played.root)/outside/precious.swift"))
  }

  @Test("Files ignored or skipped by git still count as changes")
  func unlisted() async throws {
    let unpacked = try await committed()
    let ignored = "Chapters/14-Deps1/Ignored.swift"
    try unpacked.played.write("Ignored.swift\n", to: ".git/info/exclude")
    try unpacked.played.write("let ignored = 1\n", to: ignored)
    let ended = try await TestCheckout.processes.run(
      Command(
        "/usr/bin/env", ["git", "update-index", "--skip-worktree", Unpacked.main],
        in: unpacked.played.root), onLine: nil)
    try #require(ended.succeeded, "\(ended.errors)")
    try unpacked.played.write(unpacked.text + "// mine\n", to: Unpacked.main)
    let chapter = try await unpacked.played14()
    #expect(try chapter.changed(chapter.texts()) == [ignored, Unpacked.main].sorted())
  }

  @Test("A file counts as changed if only é's byte encoding differs")
  func unicodeForms() {
    let (composed, decomposed) = ("// caf\u{E9}", "// cafe\u{301}")
    #expect(composed == decomposed && !composed.hasSameBytes(as: decomposed))
    let changes = SectionChange.all(from: "== A ==\n\(composed)", to: "== A ==\n\(decomposed)")
    #expect(changes.last?.kind == .changed)
    #expect(markedLines(from: [composed], to: [decomposed]).count == 2)
  }

  @Test("Reset saves a non-text file's bytes before replacing it")
  func bytes() async throws {
    let unpacked = try await committed()
    let path = unpacked.workspace.checkout.path(Unpacked.main)
    let chapter = try await unpacked.played14()
    try RealFiles().write(bytes: [0xFF, 0xFE], to: path)
    #expect(try chapter.revert())
    #expect(try unpacked.workspace.checkout.read(Unpacked.main) == unpacked.text)
    _ = try KeptProgram(unpacked.workspace, chapter.program).restore()
    #expect(try RealFiles().bytes(of: path) == [0xFF, 0xFE])
  }

  @Test("Reset explains its failure if it can't write copies")
  func unwritable() async throws {
    let chapter = "Chapters/14-Deps1"
    let workshop = try FakeWorkshop(
      changed: ["\(chapter)/main.swift": "let a = 1\n"], unwritable: ["/play"])
    let played = try await PlayedProgram(
      .chapter(try workshop.checkout.chapter("14")), workshop.workspace)
    let words = "The workshop can't write copies of the files here, so nothing can be reset."
    #expect(throws: ToolError("This folder has no git history. \(words)")) { try played.revert() }
  }

  @Test("`Originals` reads non-ASCII file names from git and reports git's errors")
  func names() async throws {
    let unpacked = try await committed()
    try unpacked.change()
    let chapter = try await unpacked.played14()
    #expect(chapter.note == nil)
    #expect(try chapter.changed(chapter.texts()) == [Unpacked.added, Unpacked.main].sorted())
    #expect(!unpacked.workspace.files.exists("\(unpacked.played.root)/.workshop/original"))
    let failing = "case $1 in rev-parse) exit 0;; *) echo 'fatal: no' >&2; exit 128;; esac"
    try RealFiles().write("#!/bin/sh\n\(failing)\n", to: "\(unpacked.played.root)/tools/git")
    chmod("\(unpacked.played.root)/tools/git", 0o755)
    await #expect(throws: ToolError("git can't tell what has changed: fatal: no")) {
      try await unpacked.played14()
    }
  }
}
