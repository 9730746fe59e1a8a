import Book
import ToolSupport

/// An answer to an exercise, with everything it is judged by, as it was read at one moment.
package struct Submission: Sendable {
  struct Source: Sendable {
    /// Relative to the checkout, where it stands there.
    let path: String
    let text: String

    /// The name of the file.
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  let exercise: Exercise
  /// The answer and what is given: the files of its module.
  let sources: [Source]
  let checks: Source

  /// The learner's text.
  var answerText: String { sources[0].text }

  init(at exercise: Exercise, text: String, in checkout: Checkout) throws(ToolError) {
    self.exercise = exercise
    let given = try exercise.given(in: checkout).map { path throws(ToolError) in
      Source(path: path, text: try checkout.read(path))
    }
    sources = [Source(path: "Exercise.swift", text: text)] + given
    checks = Source(path: exercise.checks, text: try checkout.read(exercise.checks))
  }

  /// The modules that answer, given files and checks import.
  var imports: Set<String> {
    importedModules(by: (sources + [checks]).map(\.text)).subtracting([exercise.module])
  }
}

/// A module of `Sources` that exercises and chapters may import, with those it imports itself.
package struct SharedModule: Sendable {
  let name: String
  /// Relative to the checkout.
  let folder: String
  let sources: [Submission.Source]
  /// The modules of `Sources` that it imports.
  let uses: [String]

  /// The paths of its files, relative to the checkout.
  package var paths: [String] { sources.map(\.path) }

  /// The modules behind `names` that are ours, each after those it uses.
  package static func all(
    for names: Set<String>, in checkout: Checkout
  ) throws(ToolError) -> [SharedModule] {
    var found: [SharedModule] = []
    func add(_ name: String) throws(ToolError) {
      guard !found.contains(where: { $0.name == name }) else { return }
      let rooms = ["Support", "Features", "Workshop", "Kit"].map { "Sources/\($0)/\(name)" }
      guard let folder = rooms.first(where: { checkout.files.isFolder(checkout.path($0)) }) else {
        return
      }
      let files = try checkout.files.files(below: checkout.path(folder))
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      let sources = try files.map { file throws(ToolError) in
        Submission.Source(path: file, text: try checkout.read(file))
      }
      let uses = importedModules(by: sources.map(\.text)).sorted()
      for use in uses { try add(use) }
      let ours = uses.filter { use in found.contains { $0.name == use } }
      found.append(SharedModule(name: name, folder: folder, sources: sources, uses: ours))
    }
    for name in names.sorted() { try add(name) }
    return found
  }
}
