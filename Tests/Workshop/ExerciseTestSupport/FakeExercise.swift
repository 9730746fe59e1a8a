import Book
import ExerciseKit
import TestSupport
import ToolSupport

/// A task as a page tells it, with everything a page must say.
package struct FakeTask {
  package var title: String
  var minutes: Int
  package var teaches: String
  package var needs: String

  package init(title: String, minutes: Int = 10, teaches: String, needs: String = "nothing") {
    (self.title, self.minutes, self.teaches, self.needs) = (title, minutes, teaches, needs)
  }

  fileprivate func text(_ number: Int) -> String {
    "## Task \(number): \(title)\n\nDo it: \(title).\n"
  }

  fileprivate func notes(_ number: Int) -> String {
    """
    ## Task \(number)

    - minutes: \(minutes)
    - teaches: \(teaches)
    - needs: \(needs)
    - hint: gentle \(number)
    - hint: plainer \(number)
    - hint: plain \(number)
    - learned: learned \(number)
    - say: say \(number)
    - goes wrong: wrong \(number)

    """
  }
}

/// A small exercise in memory, whose files a test changes.
///
/// Its answers are words that `FakeSwift` understands.
package struct FakeExercise: Sendable {
  package let exercise: Exercise
  /// By path, relative to the exercise's folder.
  package var files: [String: String] = [:]

  /// An exercise with nothing but a page.
  package init(_ number: Int, _ chapter: String, _ name: String, _ tasks: [FakeTask]) {
    exercise = Exercise(chapter: Chapter(number: number, name: chapter), name: name)
    let texts = tasks.enumerated().map { $1.text($0 + 1) }
    files["Tasks.md"] = "# The title of \(name)\n\nA story.\n\n\(texts.joined(separator: "\n"))"
    let notes = tasks.enumerated().map { $1.notes($0 + 1) }
    files["Notes.md"] = "# Notes on \(name)\n\n\(notes.joined(separator: "\n"))"
  }

  /// By path, relative to the checkout.
  package var texts: [String: String?] {
    files.reduce(into: [:]) { $0["\(exercise.folder)/\($1.key)"] = .some($1.value) }
  }

  /// Ends the notes with the hashes of checks and given files as they are now.
  package mutating func seal() {
    let sealed = files.filter { $0.key == "Checks.swift" || $0.key.hasPrefix("Given/") }
    let rows = sealed.map { "| \($0.key) | `\(ContentHash($0.value))` |" }.sorted()
    files["Notes.md"]? +=
      "\n## Sealed\n\n| file | hash |\n| --- | --- |\n\(rows.joined(separator: "\n"))\n"
  }

  /// Makes one text of a file, which must be there, another.
  package mutating func replace(_ old: String, with new: String, in file: String) {
    precondition(files[file]?.contains(old) == true, "\(file) does not contain '\(old)'.")
    files[file] = files[file]?.replacing(old, with: new)
  }

  /// Seals the checks and given files as they are now, instead of as they were.
  package mutating func sealAgain() {
    files["Notes.md"] = files["Notes.md"]?.split(separator: "\n## Sealed\n").first.map(String.init)
    seal()
  }

  /// Makes one text of solution and stub another.
  package mutating func answer(_ old: String, becomes new: String) {
    replace(old, with: new, in: "Solution.swift")
    solve(files["Solution.swift"] ?? "")
  }

  /// Makes this the solution, and its stub the text to edit.
  package mutating func solve(_ solution: String) {
    files["Solution.swift"] = solution
    files["Exercise.swift"] = try? SolutionText(solution, path: "Solution.swift").stub
  }

  /// What proves this exercise, alone in its checkout and judged by `FakeSwift`.
  package func proof(_ graph: TargetGraph? = nil) throws -> ExerciseValidator {
    let workspace = try FakeWorkshop(changed: texts).workspace
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

  /// Chapter 14, two tasks.
  package static let addUp = {
    var fake = FakeExercise(
      14, "Deps1", "AddUp",
      [
        FakeTask(title: "Add", teaches: "adding"),
        FakeTask(title: "Double", minutes: 5, teaches: "doubling", needs: "adding"),
      ])
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

  /// Chapter 15, one task.
  package static let swap = {
    var fake = FakeExercise(
      15, "Deps2", "Swap", [FakeTask(title: "Swap two", teaches: "swapping", needs: "adding")])
    fake.solve("// TASK 1: Swap.\nswaps passes\n// STUB\n// swaps fails\n// END\n")
    fake.files["Checks.swift"] = "struct Task1 {\n  @Test(\"It swaps.\")\n  func swaps() {}\n}\n"
    fake.files["WrongAnswers.md"] =
      "# Wrong answers to Swap\n"
      + ["one", "none"].map { wrong("swaps \($0)", fails: "swaps", "swaps fails") }.joined()
    fake.seal()
    return fake
  }()
}

extension Checkout {
  /// A checkout in `/play` that has nothing but these exercises.
  package static func fake(_ exercises: [FakeExercise]) -> Checkout {
    let texts = exercises.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
    let files = texts.reduce(into: [:]) { $0["/play/\($1.key)"] = $1.value }
    return Checkout(root: "/play", files: InMemoryFiles(files))
  }
}

extension FakeWorkshop {
  /// A workshop that has the exercises AddUp and Swap.
  package static func withExercises(
    _ page: RecordingConsole = RecordingConsole(), changed: [String: String?] = [:],
    unwritable: Set<String> = []
  ) throws -> FakeWorkshop {
    let texts = FakeExercise.addUp.texts.merging(FakeExercise.swap.texts) { $1 }
    return try FakeWorkshop(
      page, changed: texts.merging(changed) { $1 }, unwritable: unwritable)
  }
}
