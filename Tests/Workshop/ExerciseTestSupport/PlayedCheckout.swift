import Book
import ExerciseKit
import Foundation
import TestSupport
import ToolSupport

/// A copy of the exercises in a temporary folder, where a test acts as the learner. It uses the build folder of the
/// tests, so that everything is compiled once.
package final class PlayedCheckout: Sendable {
  package let root: String
  package let page: RecordingConsole
  package let environment: ToolEnvironment

  /// - Parameters:
  ///   - names: the exercises to copy.
  ///   - chapters: the chapters to copy.
  ///   - isBook: whether to copy the pages and assets of the book, too.
  ///   - keyboard: by default without input.
  ///   - saveSignals: by default the real ones.
  ///   - patience: the factor by which a learner's program may exceed the time limits.
  package init(
    _ page: RecordingConsole = RecordingConsole(),
    of names: [String] = ["UseAndReplace", "WrongObject", "AddD", "BreakTheKnot"],
    chapters: [String] = [],
    isBook: Bool = false,
    keyboard: any Keyboard = PressedKeys(),
    saveSignals: any SaveSignals = RealSaveSignals(),
    patience: Int = 20
  ) throws {
    self.page = page
    root = FileManager.default.temporaryDirectory.appending(path: "played-\(UUID())").path
    var environment = TestCheckout.workspace.environment
    (environment.console, environment.directory) = (page, root)
    (environment.keyboard, environment.saveSignals) = (keyboard, saveSignals)
    environment.patience = patience
    environment.variables = environment.variables.merging(["TERM": "dumb"]) { $1 }
    self.environment = environment
    let exercises = try Exercise.all(in: TestCheckout.checkout).filter { names.contains($0.name) }
    let whole = try chapters.map { try TestCheckout.checkout.chapter($0).folder }
    let folders =
      ["Sources/Support", "Sources/Features"] + exercises.map(\.folder) + whole
      + (isBook ? ["Sources/Workshop/WebBook/Assets", "Chapters/OldApp"] : [])
    let files = try folders.flatMap { folder in
      try environment.files.files(below: TestCheckout.checkout.path(folder))
        .map { "\(folder)/\($0)" }
    }
    let programs = try files.filter { $0.hasSuffix(".swift") }.map(TestCheckout.read)
    let modules = try SharedModule.all(
      for: importedModules(by: programs), in: TestCheckout.checkout
    ).flatMap(\.paths)
    let book =
      isBook
      ? ["README.md"]
        + ["Choosing", "Claims", "Commands", "Courses", "Glossary", "OldApp"].map {
          "Chapters/\($0).md"
        } : []
    for file in Set(["Package.swift", "Chapters/README.md"] + files + modules + book) {
      try write(try TestCheckout.read(file), to: file)
    }
    for exercise in exercises { try write(try solution(of: exercise).stub, to: exercise.file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  package var workspace: Workspace {
    Workspace(checkout: Checkout(root: root, files: environment.files), environment: environment)
  }

  package func exercise(_ name: String) throws -> Exercise {
    try .named(name, in: workspace.checkout)
  }

  package func solution(of exercise: Exercise) throws -> SolutionText {
    try SolutionText(try TestCheckout.checkout.read(exercise.solution), path: exercise.solution)
  }

  /// The solution with a part replaced; the part must exist.
  package func solution(of name: String, replacing old: String, with new: String) throws -> String {
    let text = try solution(of: try exercise(name)).solved
    guard text.contains(old) else { throw ToolError("The solution does not contain '\(old)'.") }
    return text.replacing(old, with: new, maxReplacements: 1)
  }

  /// - Parameter path: relative to the folder.
  package func write(_ text: String, to path: String) throws {
    try environment.files.write(text, makingFoldersTo: "\(root)/\(path)")
  }

  /// Saves a text as the learner's and judges it.
  package func verdict(
    on name: String, _ text: String, patience: Int? = nil
  ) async throws -> Verdict {
    let judge = try await Judge(workspace, patience: patience)
    let exercise = try exercise(name)
    try write(text, to: exercise.file)
    return try await judge.verdict(on: TaskPage(of: exercise, in: workspace.checkout))
  }
}

extension Verdict {
  /// The result of a check.
  package subscript(_ name: String) -> CheckResult? {
    checks.first { $0.check.name == name }?.result
  }
}

/// A keyboard for tests.
package final class PressedKeys: Keyboard {
  private let (stream, continuation) = AsyncStream.makeStream(of: Key.self)

  package init() {}

  package func keys() -> AsyncStream<Key>? { stream }
  package func press(_ character: Character) { continuation.yield(.character(character)) }
  package func end() { continuation.yield(.end) }
}
