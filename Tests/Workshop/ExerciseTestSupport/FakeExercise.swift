import Book
import ExerciseKit
import Testing
import ToolSupport

/// A task with all required parts of `Tasks.md` and `Notes.md`.
package struct FakeTask: Sendable {
  fileprivate let title: String
  fileprivate let items: [String]

  package init(
    _ title: String, minutes: Int = 10, teaches: String, needs: String = "nothing"
  ) {
    self.title = title
    items = ["minutes: \(minutes)", "teaches: \(teaches)", "needs: \(needs)"]
  }

  fileprivate func text(_ number: Int) -> String {
    "## Task \(number): \(title)\n\nDo it: \(title).\n"
  }

  fileprivate func notes(_ number: Int) -> String {
    let more =
      ["hint: gentle", "hint: plainer", "hint: plain", "learned: learned"]
      + ["say: say", "goes wrong: wrong"]
    let all = (items + more.map { "\($0) \(number)" }).map { "- \($0)\n" }
    return "## Task \(number)\n\n\(all.joined())"
  }
}

/// A small exercise in memory, whose files a test changes. Its answers use the language that the compiler of
/// `FakeWorkshop` understands.
package struct FakeExercise: Sendable, CustomTestStringConvertible {
  package let exercise: Exercise
  /// The files by path, relative to the exercise's folder.
  package var files: [String: String] = [:]
  package var testDescription: String { exercise.name }

  /// An exercise with only its two pages.
  package init(_ number: Int, _ chapter: String, _ name: String, _ tasks: FakeTask...) {
    exercise = Exercise(chapter: Chapter(number: number, name: chapter), name: name)
    let (texts, notes) = (tasks.enumerated(), tasks.enumerated().map { $1.notes($0 + 1) })
    files["Tasks.md"] =
      "# The title of \(name)\n\nA story.\n\n"
      + texts.map { $1.text($0 + 1) }.joined(separator: "\n")
    files["Notes.md"] = "# Notes on \(name)\n\n\(notes.joined(separator: "\n"))"
  }

  /// The files by path, relative to the checkout.
  var texts: [String: String] {
    files.reduce(into: [:]) { $0["\(exercise.folder)/\($1.key)"] = $1.value }
  }

  /// Seals the current checks and given files in the notes.
  package mutating func seal() {
    let notes = files["Notes.md", default: ""].split(separator: "\n## Sealed\n")[0]
    let sealed = files.filter { $0.key == "Checks.swift" || $0.key.hasPrefix("Given/") }
    let rows = sealed.map { "| \($0.key) | `\(ContentHash($0.value))` |\n" }.sorted().joined()
    files["Notes.md"] = "\(notes)\n## Sealed\n\n| file | hash |\n| --- | --- |\n\(rows)"
  }

  /// Replaces a text of a file; the text must exist.
  package mutating func replace(_ old: String, with new: String, in file: String) {
    precondition(files[file]?.contains(old) == true, "\(file) does not contain '\(old)'.")
    files[file] = files[file]?.replacing(old, with: new)
  }

  /// Replaces a text in solution and stub.
  package mutating func answer(_ old: String, becomes new: String) {
    replace(old, with: new, in: "Solution.swift")
    solve(files["Solution.swift"] ?? "")
  }

  /// Sets the solution, and its stub as the file to edit.
  package mutating func solve(_ solution: String) {
    files["Solution.swift"] = solution
    files["Exercise.swift"] = try? SolutionText(solution, path: "Solution.swift").stub
  }

  /// A validator for this exercise, alone in its checkout.
  package func validator(_ graph: TargetGraph? = nil) throws -> ExerciseValidator {
    let workspace = try FakeWorkshop(exercises: [self]).workspace
    return ExerciseValidator(
      graph ?? TargetGraph(folders: [exercise.module: exercise.folder]),
      judge: Judge(workspace, builder: PackageCheckBuilder(workspace)))
  }

  /// A section of `WrongAnswers.md`.
  package static func wrong(_ name: String, fails check: String, _ text: String) -> String {
    """

    ## \(name)

    fails \(check): why.

    Ask: what?

    ```diff
    -\(check) passes
    +\(text)
    ```

    """
  }

  /// AddUp of chapter 14, with two tasks.
  package static let addUp = {
    var fake = FakeExercise(
      14, "Deps1", "AddUp", FakeTask("Add", teaches: "adding"),
      FakeTask("Double", minutes: 5, teaches: "doubling", needs: "adding"))
    fake.solve(
      """
      // AddUp, solved.

      // TASK 1: Add.
      adds passes
      // STUB
      // adds fails
      // END

      // TASK 2: Double.
      doubles passes
      // STUB
      // doubles fails
      // END

      """)
    fake.files["Checks.swift"] = """
      struct Task1 {
        @Test("It adds.")
        func adds() {}
      }

      struct Task2 {
        @Test("It doubles.")
        func doubles() {}
      }

      """
    fake.files["WrongAnswers.md"] =
      "# Wrong answers to AddUp\n"
      + ["adds", "doubles"].flatMap { check in
        ["nothing", "once"].map { wrong("\(check) \($0)", fails: check, "\(check) fails") }
      }.joined()
    fake.files["Given/Number.swift"] = "let number = 1\n"
    fake.seal()
    return fake
  }()

  /// Swap of chapter 15, with one task.
  package static let swap = {
    var fake = FakeExercise(
      15, "Deps2", "Swap", FakeTask("Swap two", teaches: "swapping", needs: "adding"))
    fake.solve("// TASK 1: Swap.\nswaps passes\n// STUB\n// swaps fails\n// END\n")
    fake.files["Checks.swift"] = "struct Task1 {\n  @Test(\"It swaps.\")\n  func swaps() {}\n}\n"
    fake.files["WrongAnswers.md"] =
      "# Wrong answers to Swap\n"
      + ["one", "none"].map { wrong("swaps \($0)", fails: "swaps", "swaps fails") }.joined()
    fake.seal()
    return fake
  }()
}
