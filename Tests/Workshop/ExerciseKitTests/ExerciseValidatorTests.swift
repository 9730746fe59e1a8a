import Book
import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

/// A fault in the exercise AddUp, and the expected problems.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The problems, without the folder of the exercise.
  let found: [String]
  let plant: @Sendable (inout FakeExercise) -> Void

  init(
    _ what: String, _ found: String..., plant: @escaping @Sendable (inout FakeExercise) -> Void
  ) {
    (testDescription, self.found, self.plant) = (what, found, plant)
  }

  /// A fault in one file, where one text replaces another.
  init(_ what: String, in file: String, _ old: String, _ new: String, _ found: String...) {
    (testDescription, self.found) = (what, found)
    plant = { $0.replace(old, with: new, in: file) }
  }
}

/// Uses the package manager's builder, and a compiler in memory.
@Suite("`ExerciseValidator`")
struct ExerciseValidatorTests {
  private static let notStub =
    "Exercise.swift: This file differs from the stub in Solution.swift. "
    + "To rewrite it: swift run workshop verify --bless AddUp"
  private static let notSealed =
    "This file differs from its hash in Notes.md. If intended: swift run workshop verify --bless AddUp"
  private static let compiles = " does not compile: Exercise.swift:3:1: error: it does not compile"

  /// Faults that are found before an answer is judged.
  private static let ofForm = [
    PlantedFault("no fault") { _ in },
    PlantedFault(
      "a stub that differs from the solution's", in: "Exercise.swift", "adds", "it adds", notStub),
    PlantedFault("the tasks are missing", "Tasks.md: This file is missing.") {
      $0.files["Tasks.md"] = nil
    },
    PlantedFault(
      "a folder with pages only", "Exercise.swift: This file is missing.",
      "Solution.swift: This file is missing.",
      "Checks.swift: This file is missing."
    ) { fake in
      for name in ["Exercise", "Solution", "Checks"] { fake.files["\(name).swift"] = nil }
    },
    PlantedFault("the wrong answers are missing", "WrongAnswers.md: This file is missing.") {
      $0.files["WrongAnswers.md"] = nil
    },
    PlantedFault("the notes are missing", "Notes.md: This file is missing.") {
      $0.files["Notes.md"] = nil
    },
    PlantedFault(
      "stray files", "Why.md: Unexpected file.",
      "Given/notes.txt: Unexpected file.", "Given/notes.txt: \(notSealed)"
    ) { fake in
      for name in ["Why.md", "Given/notes.txt"] { fake.files[name] = "" }
    },
    PlantedFault(
      "the checks are changed", in: "Checks.swift", "It adds.", "It adds!",
      "Checks.swift: \(notSealed)"),
    PlantedFault(
      "too few wrong answers", "WrongAnswers.md: Task 2 has 1 wrong answers, but needs 2."
    ) {
      $0.replace(
        FakeExercise.wrong("doubles once", fails: "doubles", "doubles fails"), with: "",
        in: "WrongAnswers.md")
    },
    PlantedFault(
      "too many wrong answers",
      "WrongAnswers.md: The exercise has 9 wrong answers; at most 8 are allowed."
    ) { fake in
      for number in 1...5 {
        fake.files["WrongAnswers.md"]? +=
          FakeExercise.wrong("adds \(number)", fails: "adds", "adds fails")
      }
    },
    PlantedFault(
      "a wrong answer for an unknown check", in: "WrongAnswers.md",
      "fails doubles", "fails halves", "WrongAnswers.md:25: No check named 'halves'.",
      "WrongAnswers.md:36: No check named 'halves'.",
      "WrongAnswers.md: Task 2 has 0 wrong answers, but needs 2."),
    PlantedFault(
      "a task that is too long", in: "Tasks.md", "Do it: Add.",
      String(repeating: "Add. ", count: 111),
      "Tasks.md: Task 1 has 111 words; at most 110 are allowed."),
    PlantedFault(
      "a hint for an unknown check", in: "Notes.md", "- hint: plain 1", "- hint: a\n- hint b: c",
      "Notes.md: A hint names no check: 'b'."),
    PlantedFault(
      "an example without a value", in: "Tasks.md", "Do it: Add.", "Add.\n```swift\nadd()\n```",
      "Tasks.md:8: This block has no value: write one behind a call, or '<!-- declarations -->' above.",
      "Tasks.md: The examples don't run: ended. The program exited early."),
    PlantedFault(
      "a task without a check", "Checks.swift: Add a check for task 2.",
      "WrongAnswers.md: Task 2 has 0 wrong answers, but needs 2.",
      "Solution.swift: task 1: 'doubles' must pass. expected 1, found 0"
    ) { fake in
      fake.replace("}\n\nstruct Task2 {", with: "", in: "Checks.swift")
      fake.seal()
    },
    PlantedFault(
      "checks and parts of a missing task", "Tasks.md: Missing task 2."
    ) { fake in
      for page in ["Tasks.md", "Notes.md"] {
        fake.files[page] = fake.files[page]?.split(separator: "## Task 2").first.map(String.init)
      }
      fake.seal()
    },
  ]

  private static let ofAnswers = [
    PlantedFault("a check that passes on the stub", "Exercise.swift: stub: 'adds' must fail.") {
      $0.answer("adds fails", becomes: "adds passes already")
    },
    PlantedFault(
      "a solution of task 1 that fails its check",
      "Solution.swift: task 1: 'adds' must pass. expected 1, found 0",
      "Solution.swift: tasks 1 to 2: 'adds' must pass. expected 1, found 0"
    ) { fake in
      fake.answer("adds passes", becomes: "adds nothing")
      fake.replace("-adds passes", with: "-adds nothing", in: "WrongAnswers.md")
      fake.replace(
        "-doubles passes", with: "-adds nothing\n+adds passes\n```\n\n```diff\n-doubles passes",
        in: "WrongAnswers.md")
    },
    PlantedFault(
      "a solution of task 1 that solves task 2", "Solution.swift: task 1: 'doubles' must fail."
    ) { fake in
      fake.answer("adds passes", becomes: "adds passes, doubles passes")
      fake.replace("-adds passes", with: "-adds passes, doubles passes", in: "WrongAnswers.md")
      // This wrong answer must fail `doubles`, too.
      fake.replace(
        "-doubles passes\n+doubles fails",
        with: "-adds passes, doubles passes\n+adds passes\n```\n\n```diff\n-doubles passes",
        in: "WrongAnswers.md")
    },
    PlantedFault(
      "a solution that does not compile", "Solution.swift: tasks 1 to 2\(compiles)",
      "WrongAnswers.md:3: adds nothing\(compiles)", "WrongAnswers.md:14: adds once\(compiles)"
    ) { fake in
      fake.answer("doubles passes", becomes: "it does not compile")
      fake.replace("-doubles passes", with: "-it does not compile", in: "WrongAnswers.md")
    },
    PlantedFault(
      "a stub that the checks do not compile with",
      "Exercise.swift: stub: 'adds': checksDoNotCompile. Checks of a stub must run and fail by its values.",
      "Exercise.swift: stub: 'doubles': notAsked. Checks of a stub must run and fail by its values."
    ) { $0.answer("adds fails", becomes: "it does not fit") },
    PlantedFault(
      "a stub that skips a check",
      "Exercise.swift: stub: 'adds': skipped. Checks of a stub must run and fail by its values."
    ) { $0.answer("adds fails", becomes: "adds is skipped") },
    PlantedFault(
      "a check whose message lacks the expected value",
      "Exercise.swift: stub: The message of 'adds' lacks 'expected …, found …': Expectation failed"
    ) { $0.answer("adds fails", becomes: "adds mumbles") },
    PlantedFault(
      "a wrong answer that passes", in: "WrongAnswers.md", "+doubles fails", "+doubles passes!",
      "WrongAnswers.md:25: This wrong answer passes 'doubles', but must fail it.",
      "WrongAnswers.md:36: This wrong answer passes 'doubles', but must fail it."),
    PlantedFault(
      "a wrong answer that fails a check of an earlier task",
      "WrongAnswers.md:36: This wrong answer also fails checks of an earlier task: adds."
    ) { fake in
      let wrong = FakeExercise.wrong("doubles once", fails: "doubles", "doubles fails")
      let more = "-adds passes\n // END\n \n // TASK 2: Double.\n-doubles"
      fake.replace(
        wrong,
        with: wrong.replacing("-doubles", with: more)
          .replacing("+doubles", with: "+adds fails\n+doubles"), in: "WrongAnswers.md")
    },
    PlantedFault(
      "a wrong answer whose check is skipped", in: "WrongAnswers.md", "+adds fails",
      "+adds is skipped",
      "WrongAnswers.md:3: This wrong answer must fail 'adds', but the result is: skipped.",
      "WrongAnswers.md:14: This wrong answer must fail 'adds', but the result is: skipped."),
  ]

  @Test(
    "`ExerciseValidator` reports each kind of fault in an exercise", arguments: ofForm + ofAnswers)
  func faults(fault: PlantedFault) async throws {
    var fake = FakeExercise.addUp
    fault.plant(&fake)
    let validator = try fake.validator()
    var problems: [String] = []
    do throws(ToolError) {
      problems = try await validator.outcome(of: fake.exercise).problems.map(\.description)
    } catch {
      problems = [error.description]
    }
    #expect(problems == fault.found.map { "\(fake.exercise.folder)/\($0)" })
  }

  @Test("The result table shows each check's result for each answer")
  func matrix() async throws {
    var fake = FakeExercise.addUp
    fake.files["WrongAnswers.md"] = [
      ("passes", "doubles", "doubles passes!"), ("fails", "adds", "adds fails"),
      ("does not fit", "doubles", "it does not fit"), ("is skipped", "adds", "adds is skipped"),
    ].map { FakeExercise.wrong($0.0, fails: $0.1, $0.2) }.joined()
    let outcome = try await fake.validator().outcome(of: fake.exercise)
    #expect(
      outcome.matrix == [
        "AddUp: 1 adds, 2 doubles",
        "              1  2",
        "stub          -  -",
        "task 1        +  -",
        "tasks 1 to 2  +  +",
        "passes        +  +",
        "fails         x  +",
        "does not fit  /  /",
        "is skipped    ?  +",
      ])
  }

  @Test("`ExerciseValidator` reports unlisted exercises and targets that depend on them")
  func package() async throws {
    let fake = FakeExercise.addUp
    let graph = TargetGraph(
      ["Deps1": ["AddUpExercise", "Checking", "Numbers"]],
      folders: [fake.exercise.module: "Chapters/15-Deps2/Exercises/AddUp"])
    let outcome = try await fake.validator(graph).outcome(of: fake.exercise)
    #expect(
      outcome.problems.map(\.description) == [
        "Package.swift: Add AddUp to the list of exercises.",
        "Package.swift: Remove Checking from the dependencies of Deps1: only Checks.swift may use it.",
        "Package.swift: Remove AddUpExercise from the dependencies of Deps1: an exercise may not compile.",
      ])
  }

  @Test("`ExerciseValidator` rejects a failure message that names a private type")
  func privateType() {
    let stub = ExerciseVariant(name: "stub", path: "Exercise.swift", text: "")
    let red = CheckResult.failed("expected (unknown context at $1f).A, found 0")
    let problems = stub.problems(.addUp(red, .failed("expected 1, found 0")))
    let said =
      "Exercise.swift: stub: The message of 'adds' names a private type. Make the type internal."
    #expect(problems.map(\.description) == [said])
  }

  @Test("`mutationScore` lists the mutants that no check detects")
  func mutants() async throws {
    var fake = FakeExercise.addUp
    // 'nor' in the answer becomes 'not', so that the mutant doesn't compile.
    fake.answer("adds passes", becomes: "adds passes + 1 does nor compile, not")
    fake.answer("doubles passes", becomes: "doubles passes, true")
    let score = try await fake.validator().mutationScore(of: fake.exercise)
    #expect(score.judged == 4)
    #expect(
      score.survivors == [
        "4:13: '+' became '-'", "4:35: 'not' became 'nor'", "4:15: '1' became '2'",
        "8:17: 'true' became 'false'",
      ])
  }
}
