import Book
import ExerciseTestSupport
import Testing

@testable import ExerciseKit

/// Answers are judged by the package manager's way, with a compiler in memory.
@Suite("What verify says of an exercise")
struct ExerciseProofTests {
  private static let ofAnswers = [
    PlantedFault("a check that passes on the stub", "Exercise.swift: stub: 'adds' must fail.") {
      $0.answer("adds fails", becomes: "adds passes already")
    },
    PlantedFault(
      "a solution of task 1 that fails its check",
      "Solution.swift: task 1: 'adds' must pass. expected 1, found 0",
      "Solution.swift: tasks 1 to 2: 'adds' must pass. expected 1, found 0"
    ) { $0.answer("adds passes", becomes: "adds nothing") },
    PlantedFault(
      "a solution of task 1 that solves task 2", "Solution.swift: task 1: 'doubles' must fail."
    ) { $0.answer("adds passes", becomes: "adds passes, doubles passes") },
    PlantedFault(
      "a solution that does not compile",
      "Solution.swift: tasks 1 to 2 does not compile: "
        + "Exercise.swift:3:1: error: it does not compile",
      "Solution.swift:3: addsB does not compile: it does not compile"
    ) { $0.answer("doubles passes", becomes: "it does not compile") },
    PlantedFault(
      "a stub that the checks do not compile with",
      "Exercise.swift: stub: 'adds' doesNotFit; a stub fails by its values.",
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
      "a trap that the compiler refuses in the solution's line", in: "Traps/addsB.swift",
      "adds fails", "it does not compile",
      "Solution.swift:3: addsB does not compile: it does not compile"),
    PlantedFault(
      "a trap that the compiler refuses in no line", in: "Traps/addsC.swift", "adds fails",
      "it does not compile",
      "Traps/addsC.swift: addsC does not compile: Exercise.swift:3:1: error: it does not compile"),
    PlantedFault(
      "a trap that passes another check that it names", in: "Traps/addsA.swift", "why.\n",
      "why.\n// Also fails doubles.\n",
      "Traps/addsA.swift: It passes 'doubles', which it must fail."),
    PlantedFault(
      "a trap that fails a check that it does not name", in: "Traps/addsC.swift",
      "// Also fails doubles.\n", "",
      "Traps/addsC.swift:1: It fails checks that it does not name: doubles."),
    PlantedFault(
      "a trap whose check is skipped", in: "Traps/addsA.swift", "adds fails", "adds is skipped",
      "Traps/addsA.swift: It must fail 'adds': skipped."),
    PlantedFault(
      "a trap whose check is not asked", in: "Traps/doublesA.swift", "doubles fails",
      "it does not fit", "Traps/doublesA.swift: It must fail 'doubles': notAsked.",
      "Traps/doublesA.swift:1: It fails checks that it does not name: adds."),
  ]

  @Test("Each fault is told", arguments: PlantedFault.ofForm + ofAnswers)
  func faults(fault: PlantedFault) async throws {
    let problems = try await fault.problems()
    #expect(problems == fault.told)
  }

  @Test("The matrix shows what each check says of each answer")
  func matrix() async throws {
    var fake = FakeExercise.addUp
    fake.replace("doubles fails", with: "adds passes", in: "Traps/doublesA.swift")
    fake.replace("doubles fails", with: "it does not fit", in: "Traps/doublesB.swift")
    fake.replace("adds fails", with: "it does not fit", in: "Traps/addsB.swift")
    fake.replace("adds fails", with: "adds is skipped", in: "Traps/addsC.swift")
    let outcome = try await fake.proof().outcome(of: fake.exercise)
    #expect(
      outcome.matrix == [
        "AddUp: 1 adds, 2 doubles",
        "              1  2",
        "stub          -  -",
        "task 1        +  -",
        "tasks 1 to 2  +  +",
        "addsA         x  +",
        "addsB         x  /",
        "addsC         ?  -",
        "doublesA      +  x",
        "doublesB      /  /",
        "doublesC      +  x",
      ])
  }

  @Test("An exercise that Package.swift does not know, and a target that depends on it, are named")
  func package() async throws {
    let fake = FakeExercise.addUp
    let graph = TargetGraph(
      ["Deps1": ["AddUpExercise", "Numbers"]],
      folders: [fake.exercise.module: "Chapters/15-Deps2/Exercises/AddUp"])
    let outcome = try await fake.proof(graph).outcome(of: fake.exercise)
    #expect(
      outcome.problems.map(\.description) == [
        "Package.swift: AddUp is not in the table.",
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

  @Test("Mutants that pass are told, but for those that are known to be as good")
  func mutants() async throws {
    var fake = FakeExercise.addUp
    // The name 'nor', changed to 'not', makes an answer that does not compile.
    fake.answer("adds passes", becomes: "adds passes + 1 does nor compile, not")
    fake.answer("doubles passes", becomes: "doubles passes, true")
    fake.files["Notes.md"]? += """

      ## Survivors

      | mutant | why |
      | --- | --- |
      | `8:17: 'true' became 'false'` | Nobody asks. |
      | `1:1: 'gone' removed` | It is no mutant. |

      """
    let score = try await fake.proof().mutationScore(of: fake.exercise)
    #expect(score.judged == 4)
    #expect(
      score.survivors == [
        "4:13: '+' became '-'", "4:35: 'not' became 'nor'", "4:15: '1' became '2'",
      ])
    #expect(score.excused == ["8:17: 'true' became 'false'"])
  }
}
