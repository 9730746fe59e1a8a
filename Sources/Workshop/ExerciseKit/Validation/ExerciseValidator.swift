import Book
import ToolSupport

/// Validates an exercise: its files, its tasks, and the results of its checks for the stub, our solution and every
/// wrong answer.
package struct ExerciseValidator: Sendable {
  private let graph: TargetGraph
  private let judge: Judge
  private var checkout: Checkout { judge.workspace.checkout }

  package init(_ graph: TargetGraph, judge: Judge) { (self.graph, self.judge) = (graph, judge) }

  /// The minimum of wrong answers for a task, and the maximum for an exercise.
  static let (fewestWrong, mostWrong) = (2, 8)
  /// The longest task.
  static let mostWords = 110

  /// The problems of an exercise, and its matrix; empty if the checks did not run.
  package typealias Outcome = (problems: [Diagnostic], matrix: [String])

  package func outcome(of exercise: Exercise) async throws(ToolError) -> Outcome {
    var problems = try strayFiles(of: exercise)
    if graph.folders[exercise.module] != exercise.folder {
      problems.append(
        Diagnostic("Package.swift", "Add \(exercise.name) to the list of exercises."))
    }
    for (name, uses) in graph.dependencies
    where uses.contains("Checking") && name != "CheckingTests" {
      let sentence =
        "Remove Checking from the dependencies of \(name): only Checks.swift may use it."
      problems.append(Diagnostic("Package.swift", sentence))
    }
    for (name, uses) in graph.dependencies where uses.contains(exercise.module) {
      let sentence =
        "Remove \(exercise.module) from the dependencies of \(name): an exercise may not compile."
      problems.append(Diagnostic("Package.swift", sentence))
    }
    let missing = [
      exercise.file, exercise.solution, exercise.checks, exercise.tasks, exercise.notes,
      exercise.wrongAnswers,
    ].filter { !checkout.files.exists(checkout.path($0)) }
    guard missing.isEmpty else {
      return (problems + missing.map { Diagnostic($0, "This file is missing.") }, [])
    }
    let page = try TaskPage(of: exercise, in: checkout)
    let broken = try Submission(at: exercise, text: "", in: checkout).broken
    let checks =
      try Check.all(in: try checkout.read(exercise.checks), path: exercise.checks)
      + Check.ofTests(finding: broken)
    let solution = try SolutionText(of: exercise, in: checkout)
    problems += try page.brokenSeals(in: checkout).map {
      let remedy = "If intended: swift run workshop verify --bless \(exercise.name)"
      return Diagnostic($0, "This file differs from its hash in Notes.md. \(remedy)")
    }
    problems += countProblems(page, solution, checks)
    problems += Self.problems(of: broken).map { Diagnostic(exercise.broken, $0) }
    if solution.stub != (try checkout.read(exercise.file)) {
      let remedy = "To rewrite it: swift run workshop verify --bless \(exercise.name)"
      problems.append(
        Diagnostic(exercise.file, "This file differs from the stub in Solution.swift. \(remedy)"))
    }

    let (wrong, wrongProblems) = try readWrongAnswers(page, solution, checks)
    problems += wrongProblems
    let variants =
      (0...page.tasks.count).map { count in
        ExerciseVariant(
          name: count == 0 ? "stub" : count == 1 ? "task 1" : "tasks 1 to \(count)",
          path: count == 0 ? exercise.file : exercise.solution, text: solution.solved(upTo: count),
          solved: count)
      }
      + wrong.map { ExerciseVariant(name: $0.name, path: $0.path, text: $0.text, wrong: $0) }
    let verdicts = try await inParallel(variants, atOnce: judge.builder.atOnce) {
      variant throws(ToolError) in
      try await judge.verdict(on: variant.text, at: exercise)
    }
    problems += zip(variants, verdicts).flatMap { $0.problems($1) }
    problems += try await judge.problemsOfExamples(in: exercise, solution)
    let names = checks.map(\.name)
    return (problems, exerciseMatrix(exercise.name, names, Array(zip(variants, verdicts))))
  }

  /// What `Broken.md` lacks.
  static func problems(of broken: [BrokenVersion]) -> [String] {
    guard let first = broken.first else { return [] }
    var problems: [String] = []
    let checks = broken.count(where: \.isCheck)
    if !(4...8).contains(checks) || first.name != "nothing" {
      problems = ["Add 'nothing: …', which does nothing, and then three to seven other sections."]
    }
    if broken.count != checks + 1 {
      problems.append("Add '## everything', without a sentence: a version that does too much.")
    }
    return problems
  }

  private func strayFiles(of exercise: Exercise) throws(ToolError) -> [Diagnostic] {
    let known = [
      "Broken.md", "Checks.swift", "Exercise.swift", "Given", "Notes.md", "Solution.swift",
      "Tasks.md",
      "WrongAnswers.md",
    ]
    let strays = try checkout.files.entries(of: checkout.path(exercise.folder))
      .filter { !known.contains($0) }.map { "\(exercise.folder)/\($0)" }
    let given = try exercise.given(in: checkout).filter { !$0.hasSuffix(".swift") }
    return (strays + given)
      .map { Diagnostic($0, "Unexpected file.") }
  }

  private func countProblems(
    _ page: TaskPage, _ solution: SolutionText, _ checks: [Check]
  ) -> [Diagnostic] {
    let exercise = page.exercise
    var problems: [Diagnostic] = []
    if !(1...6).contains(page.tasks.count) {
      problems.append(Diagnostic(exercise.tasks, "An exercise must have 1 to 6 tasks."))
    }
    for name in page.tasks.flatMap(\.checkHints.keys).sorted()
    where !checks.contains(where: { $0.name == name }) {
      problems.append(Diagnostic(exercise.notes, "A hint names no check: '\(name)'."))
    }
    let numbers = Set(page.tasks.map(\.number))
    for number in numbers.subtracting(solution.tasks).sorted() {
      problems.append(Diagnostic(exercise.solution, "Missing '// TASK \(number): …'."))
    }
    for number in numbers.subtracting(checks.map(\.task)).sorted() {
      problems.append(Diagnostic(exercise.checks, "Add a check for task \(number)."))
    }
    for number in solution.tasks.union(checks.map(\.task)).subtracting(numbers).sorted() {
      problems.append(Diagnostic(exercise.tasks, "Missing task \(number)."))
    }
    return problems
  }

  /// The wrong answers with existing checks, and problems of the others.
  private func readWrongAnswers(
    _ page: TaskPage, _ solution: SolutionText, _ checks: [Check]
  ) throws(ToolError) -> ([WrongAnswer], [Diagnostic]) {
    var answers: [WrongAnswer] = []
    var problems: [Diagnostic] = []
    for read in try WrongAnswer.all(of: page.exercise, solution, in: checkout) {
      do throws(Diagnostic) {
        let answer = try read.get()
        guard checks.contains(where: { $0.name == answer.check }) else {
          throw Diagnostic(answer.path, line: answer.line, "No check named '\(answer.check)'.")
        }
        answers.append(answer)
      } catch {
        problems.append(error)
      }
    }
    let path = page.exercise.wrongAnswers
    for task in page.tasks {
      let own = checks.filter { $0.task == task.number }.map(\.name)
      let count = answers.count { own.contains($0.check) }
      if count < Self.fewestWrong {
        let sentence =
          "Task \(task.number) has \(count) wrong answers, but needs \(Self.fewestWrong)."
        problems.append(Diagnostic(path, sentence))
      }
      let words = task.words
      if words > Self.mostWords {
        let sentence =
          "Task \(task.number) has \(words) words; at most \(Self.mostWords) are allowed."
        problems.append(Diagnostic(page.exercise.tasks, sentence))
      }
    }
    if answers.count > Self.mostWrong {
      let sentence =
        "The exercise has \(answers.count) wrong answers; at most \(Self.mostWrong) are allowed."
      problems.append(Diagnostic(path, sentence))
    }
    return (answers, problems)
  }
}

extension ExerciseValidator {
  /// Judges mutants of the solution, up to a limit.
  ///
  /// - Returns: the number that compile, and the names of those that pass every check.
  package func mutationScore(
    of exercise: Exercise
  ) async throws(ToolError) -> (judged: Int, survivors: [String]) {
    let solution = try SolutionText(of: exercise, in: checkout)
    let maker = try MutantMaker(solution.solved, path: exercise.solution)
    var left = maker.mutants[...]
    var judged: [(name: String, passes: Bool)] = []
    while judged.count < MutantMaker.most, !left.isEmpty {
      let batch = Array(left.prefix(MutantMaker.most - judged.count))
      left = left.dropFirst(batch.count)
      let verdicts = try await inParallel(batch, atOnce: judge.builder.atOnce) {
        mutant throws(ToolError) in try await judge.verdict(on: mutant.text, at: exercise)
      }
      for (mutant, verdict) in zip(batch, verdicts) {
        if case .doesNotCompile = verdict.outcome { continue }
        judged.append((mutant.name, verdict.solvesAll))
      }
    }
    return (judged.count, judged.filter(\.passes).map(\.name))
  }
}
