import Book
import ExerciseTestSupport
import Testing

@testable import ExerciseKit

/// Answers are judged by the package manager's way, with a compiler in memory.
@Suite("What verify says of an exercise")
struct ExerciseValidatorTests {
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
      // Of the solution, nothing is left that doubles.
      fake.replace(
        "-doubles passes\n+doubles fails",
        with: "-adds passes, doubles passes\n+adds passes\n```\n\n```diff\n-doubles passes",
        in: "WrongAnswers.md")
    },
    PlantedFault(
      "a solution that does not compile",
      "Solution.swift: tasks 1 to 2 does not compile: "
        + "Exercise.swift:3:1: error: it does not compile",
      "WrongAnswers.md:3: adds nothing does not compile: "
        + "Exercise.swift:3:1: error: it does not compile",
      "WrongAnswers.md:14: adds once does not compile: "
        + "Exercise.swift:3:1: error: it does not compile"
    ) { fake in
      fake.answer("doubles passes", becomes: "it does not compile")
      fake.replace("-doubles passes", with: "-it does not compile", in: "WrongAnswers.md")
    },
    PlantedFault(
      "a stub that the checks do not compile with",
      "Exercise.swift: stub: 'adds' checksDoNotCompile; a stub fails by its values.",
      "Exercise.swift: stub: 'doubles' notAsked; a stub fails by its values."
    ) { $0.answer("adds fails", becomes: "it does not fit") },
    PlantedFault(
      "a stub that makes a check be skipped",
      "Exercise.swift: stub: 'adds' skipped; a stub fails by its values."
    ) { $0.answer("adds fails", becomes: "adds is skipped") },
    PlantedFault(
      "a check that does not say what it expected",
      "Exercise.swift: stub: 'adds' does not say 'expected …, found …': Expectation failed"
    ) { $0.answer("adds fails", becomes: "adds mumbles") },
    PlantedFault(
      "a wrong answer that does not compile", in: "WrongAnswers.md", "+adds fails",
      "+it does not compile",
      "WrongAnswers.md:3: adds nothing does not compile: "
        + "Exercise.swift:3:1: error: it does not compile",
      "WrongAnswers.md:14: adds once does not compile: "
        + "Exercise.swift:3:1: error: it does not compile"),
    PlantedFault(
      "a wrong answer that passes", in: "WrongAnswers.md", "+doubles fails", "+doubles passes!",
      "WrongAnswers.md:25: It passes 'doubles', which it must fail.",
      "WrongAnswers.md:36: It passes 'doubles', which it must fail."),
    PlantedFault(
      "a wrong answer that fails a check of an earlier task, and one of a later task",
      "WrongAnswers.md:41: It fails checks of an earlier task: adds."
    ) { fake in
      let wrong = FakeExercise.wrong("doubles once", fails: "doubles", "doubles fails")
      fake.replace(
        wrong,
        with: wrong.replacing(
          "-doubles", with: "-adds passes\n // END\n \n // TASK 2: Double.\n-doubles"
        )
        .replacing("+doubles", with: "+adds fails\n+doubles"), in: "WrongAnswers.md")
      let first = FakeExercise.wrong("adds once", fails: "adds", "adds fails")
      fake.replace(
        first,
        with: first.replacing(
          "-adds", with: "-doubles passes\n+doubles fails\n```\n\n```diff\n-adds"),
        in: "WrongAnswers.md")
    },
    PlantedFault(
      "a wrong answer whose check is skipped", in: "WrongAnswers.md", "+adds fails",
      "+adds is skipped", "WrongAnswers.md:3: It must fail 'adds': skipped.",
      "WrongAnswers.md:14: It must fail 'adds': skipped."),
  ]

  @Test("Each fault is told", arguments: PlantedFault.ofForm + ofAnswers)
  func faults(fault: PlantedFault) async throws {
    let problems = try await fault.problems()
    #expect(problems == fault.told)
  }

  @Test("The matrix shows what each check says of each answer")
  func matrix() async throws {
    var fake = FakeExercise.addUp
    fake.files["WrongAnswers.md"] = [
      ("passes", "doubles", "doubles passes!"), ("fails", "adds", "adds fails"),
      ("does not fit", "doubles", "it does not fit"), ("is skipped", "adds", "adds is skipped"),
    ].map { FakeExercise.wrong($0.0, fails: $0.1, $0.2) }.joined()
    let outcome = try await fake.proof().outcome(of: fake.exercise)
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

  @Test("An exercise that Package.swift does not know, and a target that depends on it, are named")
  func package() async throws {
    let fake = FakeExercise.addUp
    let graph = TargetGraph(
      ["Deps1": ["AddUpExercise", "Checking", "Numbers"]],
      folders: [fake.exercise.module: "Chapters/15-Deps2/Exercises/AddUp"])
    let outcome = try await fake.proof(graph).outcome(of: fake.exercise)
    #expect(
      outcome.problems.map(\.description) == [
        "Package.swift: AddUp is not in the table.",
        "Package.swift: Deps1 depends on Checking, which is for Checks.swift alone.",
        "Package.swift: Deps1 depends on AddUpExercise, which may not compile.",
      ])
  }

  @Test("A check that names a private type of the checks is told")
  func privateType() {
    let stub = ExerciseVariant(name: "stub", path: "Exercise.swift", text: "")
    let red = CheckResult.failed("expected (unknown context at $1f).A, found 0")
    let problems = stub.problems(.addUp(red, .failed("expected 1, found 0")))
    #expect(
      problems.map(\.description) == [
        "Exercise.swift: stub: 'adds' names a type that nobody else knows."
      ])
  }

  @Test("An exercise has at most six tasks")
  func tasks() async throws {
    let tasks = (1...7).map { FakeTask(title: "Add \($0)", teaches: "adding") }
    var fake = FakeExercise.addUp
    fake.files.merge(FakeExercise(14, "Deps1", "AddUp", tasks).files) { $1 }
    fake.seal()
    let outcome = try await fake.proof().outcome(of: fake.exercise)
    #expect(
      outcome.problems.first?.description
        == "\(fake.exercise.tasks): An exercise has 1 to 6 tasks.")
  }

  @Test("Mutants that pass are told")
  func mutants() async throws {
    var fake = FakeExercise.addUp
    // The name 'nor', changed to 'not', makes an answer that does not compile.
    fake.answer("adds passes", becomes: "adds passes + 1 does nor compile, not")
    fake.answer("doubles passes", becomes: "doubles passes, true")
    let score = try await fake.proof().mutationScore(of: fake.exercise)
    #expect(score.judged == 4)
    #expect(
      score.survivors == [
        "4:13: '+' became '-'", "4:35: 'not' became 'nor'", "4:15: '1' became '2'",
        "8:17: 'true' became 'false'",
      ])
  }
}
