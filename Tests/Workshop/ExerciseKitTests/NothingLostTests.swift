import Book
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("Saved versions of a learner's text")
struct NothingLostTests {
  private static let chapterFile = "Chapters/15-Deps2/main.swift"

  /// The saved versions, oldest first.
  private func kept(_ name: String, in workspace: Workspace) throws -> [String] {
    let folder = workspace.checkout.path(".workshop/kept/\(name)")
    guard workspace.files.isFolder(folder) else { return [] }
    return try workspace.files.files(below: folder).map {
      try workspace.files.read("\(folder)/\($0)")
    }
  }

  private func keep(_ text: String, of exercise: Exercise, in workspace: Workspace)
    throws(ToolError)
  {
    try workspace.withStateLock { lock throws(ToolError) in
      try KeptTexts(workspace, of: exercise).keep(Array(text.utf8), lock)
    }
  }

  @Test("Concurrent saves lose no version and no progress")
  func many() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"], chapters: ["Deps1"])
    let (exercise, workspace) = (try played.exercise("UseAndReplace"), played.workspace)
    let chapter = try workspace.checkout.chapter("Deps1")
    _ = try await inParallel(Array(1...40), atOnce: 8) { number throws(ToolError) in
      try keep("text \(number)", of: exercise, in: workspace)
      try workspace.withStateLock { lock throws(ToolError) in
        try KeptProgram(workspace, .chapter(chapter)).keep(
          ["\(chapter.folder)/A.swift": "a \(number)"], lock)
      }
      try workspace.changeProgress { progress in
        progress.setPredicted(Chapter(number: number, name: "Made\(number)"), 1, of: 2)
      }
    }
    #expect(try Set(kept("UseAndReplace", in: workspace)).count == 40)
    #expect(try Set(kept("Deps1", in: workspace)).count == 40)
    let progress = try LearnerProgress(of: workspace.checkout)
    let lost = (1...40).filter { progress.predicted(Chapter(number: $0, name: "Made\($0)")) == nil }
    #expect(lost == [])
  }

  @Test("Text that an editor saves during a reset becomes a saved version")
  func editor() throws {
    var workshop = try FakeWorkshop()
    let path = workshop.checkout.path("Chapters/14-Deps1/Exercises/AddUp/Exercise.swift")
    let main = workshop.checkout.path(Self.chapterFile)
    try workshop.files.write("mine", to: path)
    try workshop.files.write("one", to: main)
    let saves = Locked([path: ["editor's"], main: ["editor's main"]])
    workshop.environment.files = EditedFiles(workshop.files, saves: saves)
    let workspace = Workspace(
      checkout: Checkout(root: "/play", files: workshop.environment.files),
      environment: workshop.environment)
    let found = try Exercise.named("AddUp", in: workspace.checkout)
    #expect(try workspace.replace(found, with: Array("stub".utf8)))
    #expect(try kept("AddUp", in: workspace) == ["mine", "editor's"])
    let chapter = KeptProgram(workspace, .chapter(try workspace.checkout.chapter("15")))
    try workspace.withStateLock { lock throws(ToolError) in
      try chapter.keep([Self.chapterFile: "zero"], lock)
    }
    _ = try chapter.restore()
    #expect(try kept("Deps2", in: workspace) == ["zero", "one", "editor's main"])
  }

  /// A real file that an editor has open. Late writes are checked after `look`.
  private struct OpenInEditor {
    let workspace: Workspace
    let exercise: Exercise
    let path: String
    let editor: FileHandle
    let look: AsyncStream<Void>.Continuation

    init(_ played: PlayedCheckout) throws {
      let (gate, look) = AsyncStream.makeStream(of: Void.self)
      var environment = played.environment
      environment.lateWrites = LateWrites { _ in for await _ in gate {} }
      workspace = Workspace(checkout: played.workspace.checkout, environment: environment)
      exercise = try played.exercise("UseAndReplace")
      path = workspace.checkout.path(exercise.file)
      try workspace.files.write("mine", to: path)
      editor = try #require(FileHandle(forUpdatingAtPath: path))
      self.look = look
    }

    func write(_ text: String) throws {
      try editor.truncate(atOffset: 0)
      try editor.write(contentsOf: Data(text.utf8))
    }
  }

  @Test("`undo` restores text that an editor wrote into a replaced file")
  func late() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"])
    let open = try OpenInEditor(played)
    #expect(try open.workspace.replace(open.exercise, with: Array("stub".utf8)))
    try open.write("late")
    open.look.finish()
    let sentences = await open.workspace.environment.lateWrites.finish()
    #expect(sentences.count == 1 && sentences[0].hasSuffix("workshop undo UseAndReplace"))
    #expect(try kept("UseAndReplace", in: open.workspace) == ["mine", "late"])
    #expect(try open.workspace.restore(open.exercise)?.version == "0002")
    #expect(try open.workspace.files.read(open.path) == "late")
    #expect(await open.workspace.environment.lateWrites.finish() == [])
  }

  @Test("A save conflict doesn't replace the file that an editor has open")
  func writing() async throws {
    let played = try PlayedCheckout(of: ["UseAndReplace"])
    let open = try OpenInEditor(played)
    try open.write("half")
    let isSaved = try open.workspace.withStateLock { lock throws(ToolError) in
      try open.workspace.save(
        Array("page".utf8), to: open.exercise.file, over: Array("mine".utf8),
        keepingIn: KeptTexts(open.workspace, of: open.exercise), lock)
    }
    #expect(!isSaved)
    try open.write("whole")
    open.look.finish()
    #expect(await open.workspace.environment.lateWrites.finish() == [])
    #expect(try open.workspace.files.read(open.path) == "whole")
    #expect(try kept("UseAndReplace", in: open.workspace) == [])
    #expect(
      try open.workspace.files.entries(of: open.workspace.checkout.path(open.exercise.folder))
        .allSatisfy { !$0.hasPrefix(RealFiles.draftPrefix) })
  }

  @Test("Text that an editor saves between two undos becomes a saved version")
  func back() throws {
    let workshop = try FakeWorkshop(changed: [Self.chapterFile: "zero"])
    let workspace = workshop.workspace
    let chapter = KeptProgram(workspace, .chapter(try workshop.checkout.chapter("15")))
    for text in ["one", "two"] {
      try workspace.withStateLock { lock throws(ToolError) in
        try chapter.keep([Self.chapterFile: text], lock)
      }
    }
    let first = try chapter.restore()
    try workshop.files.write("three", to: workshop.checkout.path(Self.chapterFile))
    let second = try chapter.restore(before: first.version)
    #expect((first.version, second.version) == ("0002", "0001"))
    #expect(try kept("Deps2", in: workspace) == ["one", "two", "zero", "three"])
    // Repeated restores make no new versions.
    for _ in 1...5 { _ = try chapter.restore() }
    #expect(try kept("Deps2", in: workspace).count == 4)
  }

  @Test(
    "A saved version gets the next free number, despite unrelated files",
    arguments: [
      (["9998.swift", "9999.swift"], "10000.swift"), (["0003.swift"], "0004.swift"),
      (["9223372036854775807.swift", "-5.swift", "12 .swift", "0001", "٣٣٣٣.swift"], "0001.swift"),
      (["00012.swift", "+001.swift"], "0001.swift"),
    ])
  func numbers(there: [String], new: String) throws {
    let folder = "/play/.workshop/kept/AddUp"
    let workshop = try FakeWorkshop(
      changed: Dictionary(uniqueKeysWithValues: there.map { ("\(folder)/\($0)", "old") }))
    let exercise = try Exercise.named("AddUp", in: workshop.checkout)
    try keep("mine", of: exercise, in: workshop.workspace)
    #expect(try workshop.files.read("\(folder)/\(new)") == "mine")
    #expect(try KeptTexts(workshop.workspace, of: exercise).newest() == Array("mine".utf8))
    for name in there { #expect(try workshop.files.read("\(folder)/\(name)") == "old") }
  }

  @Test("`keep` fails and replaces nothing if all version numbers are used")
  func full() throws {
    let last = "/play/.workshop/kept/AddUp/999999.swift"
    let workshop = try FakeWorkshop(changed: [last: "old"])
    let exercise = try Exercise.named("AddUp", in: workshop.checkout)
    #expect(throws: ToolError.self) { try keep("mine", of: exercise, in: workshop.workspace) }
    #expect(try workshop.files.read(last) == "old")
  }

  @Test("A learner can open an exercise in a read-only checkout")
  func readOnly() throws {
    let workshop = try FakeWorkshop(
      changed: [".workshop/progress.txt": "current AddUp\n"], unwritable: ["/play"])
    let exercise = try Exercise.named("AddUp", in: workshop.checkout)
    #expect(try workshop.workspace.exercise(nil).name == "AddUp")
    try workshop.workspace.take(exercise)
    #expect(throws: ToolError.self) { try workshop.workspace.nextHint(exercise, after: nil) }
  }
}
