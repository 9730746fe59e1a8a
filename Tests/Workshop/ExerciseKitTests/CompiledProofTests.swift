import Book
import ExerciseTestSupport
import TestSupport
import Testing

@testable import ExerciseKit

@Suite("`ExerciseValidator` with the real compiler")
struct CompiledProofTests {
  /// One task: the sum of numbers.
  private let sum = {
    var fake = FakeExercise(
      14, "Deps1", "SumForTests", FakeTask("Add", teaches: "adding"))
    fake.solve(
      """
      func total(_ numbers: [Int]) -> Int {
        // TASK 1: Add them.
        numbers.reduce(0, +)
        // STUB
        // 0
        // END
      }

      """)
    fake.files["Checks.swift"] = """
      import Testing

      @testable import SumForTestsExercise

      struct Task1 {
        @Test("The total of 2, 3 and 4 is 9.")
        func adds() throws {
          let found = total([2, 3, 4])
          try #require(found == 9, "expected 9, found \\(found)")
        }
      }

      """
    fake.files["WrongAnswers.md"] = [
      ("Count", "numbers.count"), ("First", "numbers[0]"), ("Nine", "18 / 3"),
    ].map { name, value in
      FakeExercise.wrong(name, fails: "adds", "  \(value)")
        .replacing("-adds passes", with: "-  numbers.reduce(0, +)")
    }.joined()
    fake.seal()
    return fake
  }()

  /// A checkout with nothing but this exercise.
  private func played(_ fake: FakeExercise) throws -> PlayedCheckout {
    let played = try PlayedCheckout(of: [])
    for (name, text) in fake.files {
      try played.write(text, to: "\(fake.exercise.folder)/\(name)")
    }
    return played
  }

  private func outcome(_ fake: FakeExercise) async throws -> ExerciseValidator.Outcome {
    let played = try played(fake)
    let graph = TargetGraph(folders: [fake.exercise.module: fake.exercise.folder])
    return try await ExerciseValidator(graph, judge: try await Judge(played.workspace))
      .outcome(of: fake.exercise)
  }

  @Test("`ExerciseValidator` finds no problems in a correct exercise")
  func sound() async throws {
    let outcome = try await outcome(sum)
    #expect(outcome.problems == [])
    let rows = [
      "1 adds", "        1", "stub    -", "task 1  +", "Count   x", "First   x", "Nine    x",
    ]
    #expect(outcome.matrix == ["SumForTests: \(rows[0])"] + rows.dropFirst())
  }

  @Test("A failed `expect` reports both values with either build method")
  func expectation() async throws {
    var fake = sum
    fake.replace("import Testing\n", with: "import Checking\nimport Testing\n", in: "Checks.swift")
    fake.replace(
      "    let found = total([2, 3, 4])\n"
        + "    try #require(found == 9, \"expected 9, found \\(found)\")\n",
      with: "    try expect(total([2, 3, 4]), is: 9, \"as the total of 2, 3 and 4\")\n",
      in: "Checks.swift")
    fake.seal()
    let played = try played(fake)
    for throughPackages in [false, true] {
      let judge = try await Judge(played.workspace, throughPackages: throughPackages)
      let verdict = try await judge.verdict(
        on: TaskPage(of: fake.exercise, in: played.workspace.checkout))
      let issue = CheckIssue(line: 9, message: "expected 9 as the total of 2, 3 and 4, found 0")
      #expect(verdict.checks.map(\.result) == [.failed([issue])])
    }
  }

  @Test(
    "`ExerciseValidator` reports wrong answers that pass")
  func faulty() async throws {
    var fake = sum
    fake.answer("// 0", becomes: "// nothing")
    fake.answer("  numbers.", becomes: "  let unused = 1\n  return numbers.")
    fake.replace("18 / 3", with: "9", in: "WrongAnswers.md")
    fake.replace(
      "-  numbers.reduce(0, +)\n+  ", with: "-  return numbers.reduce(0, +)\n+  return ",
      in: "WrongAnswers.md")
    fake.replace(
      #", "expected 9, found \(found)""#, with: "", in: "Checks.swift")
    fake.files["WrongAnswers.md"]? += FakeExercise.wrong("None", fails: "adds", "  return none")
      .replacing("-adds passes", with: "-  return numbers.reduce(0, +)")
    fake.seal()
    let folder = fake.exercise.folder
    let unclear = "The message of 'adds' lacks 'expected …, found …': Expectation failed"
    // The compiler's advice, behind a semicolon, may change.
    let problems = try await outcome(fake).problems.map { $0.description.prefix { $0 != ";" } }
    let told: [Substring] = [
      "\(folder)/Exercise.swift: stub does not compile: "
        + "Exercise.swift:3:3: error: cannot find 'nothing' in scope",
      "\(folder)/Solution.swift: task 1: Exercise.swift:3:7: warning: initialization of "
        + "immutable value 'unused' was never used",
      "\(folder)/WrongAnswers.md: Count: \(unclear): (found → 3) == 9",
      "\(folder)/WrongAnswers.md: First: \(unclear): (found → 2) == 9",
      "\(folder)/WrongAnswers.md:24: This wrong answer passes 'adds', but must fail it.",
      "\(folder)/WrongAnswers.md:35: None does not compile: "
        + "Exercise.swift:4:10: error: cannot find 'none' in scope",
    ]
    #expect(problems == told)
  }
}
