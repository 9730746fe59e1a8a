import Book
import ToolSupport

/// A snapshot of an answer with the files that judge it.
package struct Submission: Sendable {
  struct Source: Sendable {
    /// Relative to the checkout, if it is a file of the checkout.
    let path: String
    let text: String

    /// The name of the file.
    var name: String { String(path.split(separator: "/").last ?? "") }
  }

  let exercise: Exercise
  /// The versions of the given files that the learner's tests must find.
  let broken: [BrokenVersion]
  /// The files of the answer's module: the answer and the given files.
  let sources: [Source]
  var checks: Source

  /// The learner's text.
  var answerText: String { sources[0].text }
  /// The given files.
  var given: [Source] { Array(sources.dropFirst()) }

  init(at exercise: Exercise, text: String, in checkout: Checkout) throws(ToolError) {
    self.exercise = exercise
    let given = try exercise.given(in: checkout).map { path throws(ToolError) in
      Source(path: path, text: try checkout.read(path))
    }
    sources = [Source(path: "Exercise.swift", text: text)] + given
    checks = Source(path: exercise.checks, text: try checkout.read(exercise.checks))
    broken = try BrokenVersion.all(of: exercise, given, in: checkout)
  }

  /// Whether the checks replace functions of the answer, with `@_dynamicReplacement(for:)`.
  var hasReplacements: Bool { checks.text.contains("\n@_dynamicReplacement(for:") }

  /// The compiler argument that makes each function of the answer replaceable, as `dynamic` does.
  static let replaceable = "-enable-implicit-dynamic"

  /// The imports of answer, given files and checks.
  var imports: Set<String> {
    importedModules(by: (sources + [checks]).map(\.text)).subtracting([exercise.module])
  }
}

/// A module of `Sources` that exercises and chapters may import.
package struct SharedModule: Sendable {
  let name: String
  /// Relative to the checkout.
  let folder: String
  let sources: [Submission.Source]
  /// The modules of `Sources` that it imports.
  let uses: [String]

  /// The paths of its files, relative to the checkout.
  package var paths: [String] { sources.map(\.path) }

  /// The named modules of this package, each after its imports.
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
