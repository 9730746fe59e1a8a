import Book
import ToolSupport

/// Proves that an exercise is what it should be: its files, its tasks, and what its checks say of
/// the stub, of our solution, and of every trap.
package struct ExerciseProof: Sendable {
  private let session: Session
  private let graph: TargetGraph
  private let judge: Judge
  private var checkout: Checkout { session.checkout }

  package init(_ session: Session, _ graph: TargetGraph, judge: Judge) {
    (self.session, self.graph, self.judge) = (session, graph, judge)
  }

  /// How many wrong answers each task must reject.
  static let fewestTraps = 3

  /// What is wrong with an exercise, and what its checks say.
  package typealias Outcome = (problems: [Problem], matrix: ExerciseMatrix?)

  /// A text that is judged: stub, solution or trap.
  private struct Variant: Sendable {
    let name: String
    let path: String
    let text: String
    /// The tasks up to this number are solved.
    var solved = 0
    var trap: Trap?
  }

  package func outcome(of exercise: Exercise) async throws(ToolError) -> Outcome {
    var problems = try strayFiles(of: exercise)
    if graph.folders[exercise.module] != exercise.folder {
      problems.append(Problem("Package.swift", "\(exercise.name) is not in the table."))
    }
    for edge in graph.edges where edge.to == exercise.module {
      let sentence = "\(edge.from) depends on \(exercise.module), which may not compile."
      problems.append(Problem("Package.swift", sentence))
    }
    let missing = [exercise.file, exercise.solution, exercise.checks, exercise.tasks].filter {
      !checkout.files.exists(checkout.path($0))
    }
    guard missing.isEmpty else {
      return (problems + missing.map { Problem($0, "It is missing.") }, nil)
    }
    let page = try TaskPage(of: exercise, in: checkout)
    let checks = try CheckList(try checkout.read(exercise.checks), path: exercise.checks).checks
    let solution = try SolutionText(of: exercise, in: checkout)
    problems += try sealProblems(exercise, page)
    problems += countProblems(exercise, page, solution, checks)
    if solution.stub != (try checkout.read(exercise.file)) {
      let remedy = "workshop verify --bless \(exercise.name)"
      problems.append(Problem(exercise.file, "It is not the stub of Solution.swift: \(remedy)"))
    }

    let (traps, trapProblems) = try readTraps(of: exercise, page, solution, checks)
    problems += trapProblems
    let variants =
      (0...page.tasks.count).map { count in
        Variant(
          name: count == 0 ? "stub" : count == 1 ? "task 1" : "tasks 1 to \(count)",
          path: count == 0 ? exercise.file : exercise.solution, text: solution.solved(upTo: count),
          solved: count)
      }
      + traps.map { Variant(name: $0.name, path: $0.path, text: $0.text, trap: $0) }
    let verdicts = try await inParallel(variants, atOnce: judge.builder.atOnce) {
      variant throws(ToolError) in
      try await judge.verdict(on: variant.text, at: exercise)
    }
    for (variant, verdict) in zip(variants, verdicts) {
      problems += judgedProblems(variant, verdict)
    }
    let matrix = ExerciseMatrix(
      exercise: exercise.name, checks: checks.map(\.name),
      rows: zip(variants, verdicts).map { variant, verdict in
        .init(
          name: variant.name, results: verdict.checks.map(\.result),
          named: variant.trap?.checks[0])
      })
    return (problems, matrix)
  }

  private func strayFiles(of exercise: Exercise) throws(ToolError) -> [Problem] {
    let known = ["Checks.swift", "Exercise.swift", "Given", "Solution.swift", "Tasks.md", "Traps"]
    var found = try checkout.files.entries(of: checkout.path(exercise.folder))
      .filter { !known.contains($0) }.map { "\(exercise.folder)/\($0)" }
    found += (try exercise.given(in: checkout) + exercise.traps(in: checkout)).filter {
      !$0.hasSuffix(".swift")
    }
    return found.map { Problem($0, "This file belongs to no exercise.") }
  }

  private func sealProblems(_ exercise: Exercise, _ page: TaskPage) throws(ToolError) -> [Problem] {
    let remedy = "If that is meant: workshop verify --bless \(exercise.name)"
    return try Seals(of: exercise, in: checkout).broken(page.seals).map {
      Problem("\(exercise.folder)/\($0)", "It is not as Tasks.md seals it. \(remedy)")
    }
  }

  private func countProblems(
    _ exercise: Exercise, _ page: TaskPage, _ solution: SolutionText, _ checks: [Check]
  ) -> [Problem] {
    var problems: [Problem] = []
    if !(1...4).contains(page.tasks.count) {
      problems.append(Problem(exercise.tasks, "An exercise has 1 to 4 tasks."))
    }
    let numbers = Set(page.tasks.map(\.number))
    for number in numbers.subtracting(solution.tasks).sorted() {
      problems.append(Problem(exercise.solution, "There is no part '// TASK \(number): …'."))
    }
    for number in numbers.subtracting(checks.map(\.task)).sorted() {
      problems.append(Problem(exercise.checks, "Task \(number) has no check."))
    }
    for number in solution.tasks.union(checks.map(\.task)).subtracting(numbers).sorted() {
      problems.append(Problem(exercise.tasks, "There is no task \(number)."))
    }
    return problems
  }

  /// The traps whose first lines name checks that there are.
  private func readTraps(
    of exercise: Exercise, _ page: TaskPage, _ solution: SolutionText, _ checks: [Check]
  ) throws(ToolError) -> ([Trap], [Problem]) {
    var traps: [Trap] = []
    var problems: [Problem] = []
    var counts: [Int: Int] = [:]
    for path in try exercise.traps(in: checkout) {
      let text = try checkout.read(path)
      do throws(Problem) {
        let trap = try Trap(text, path: path, of: solution)
        for name in trap.checks where !checks.contains(where: { $0.name == name }) {
          throw Problem(path, line: 1, "There is no check '\(name)'.")
        }
        traps.append(trap)
      } catch {
        problems.append(error)
      }
    }
    for trap in traps {
      guard let check = checks.first(where: { $0.name == trap.checks[0] }) else { continue }
      counts[check.task, default: 0] += 1
    }
    for task in page.tasks where counts[task.number, default: 0] < Self.fewestTraps {
      let count = counts[task.number, default: 0]
      let sentence = "Task \(task.number) has \(count) traps; it needs \(Self.fewestTraps)."
      problems.append(Problem(exercise.folder, sentence))
    }
    return (traps, problems)
  }

  private func judgedProblems(_ variant: Variant, _ verdict: Verdict) -> [Problem] {
    if case .doesNotCompile(let errors) = verdict.outcome {
      return [compileProblem(variant, errors.first)]
    }
    let sentences = verdict.checks.compactMap(sayingProblem).map { "\(variant.name): \($0)" }
    let problems = sentences.map { Problem(variant.path, $0) }
    if let trap = variant.trap { return problems + self.problems(of: trap, verdict) }
    return problems + solvedProblems(variant, verdict).map { Problem(variant.path, $0) }
  }

  private func problems(of trap: Trap, _ verdict: Verdict) -> [Problem] {
    var problems: [Problem] = []
    for judged in verdict.checks where trap.checks.contains(judged.check.name) {
      let name = judged.check.name
      if judged.result == .passed {
        problems.append(Problem(trap.path, "It passes '\(name)', which it must fail."))
      } else if !judged.result.isRed {
        problems.append(Problem(trap.path, "It must fail '\(name)': \(judged.result.name)."))
      }
    }
    let unnamed = verdict.checks.filter(\.result.isRed).map(\.check.name)
      .filter { !trap.checks.contains($0) }
    if !unnamed.isEmpty {
      let words = "It fails checks that it does not name: \(unnamed.joined(separator: ", "))."
      problems.append(Problem(trap.path, line: 1, words))
    }
    return problems
  }

  /// What is wrong with the verdict on a stub, or on a solution of some tasks.
  private func solvedProblems(_ variant: Variant, _ verdict: Verdict) -> [String] {
    var sentences = verdict.warnings.map(\.description)
    for judged in verdict.checks {
      let (name, isSolved) = (judged.check.name, judged.check.task <= variant.solved)
      if isSolved != (judged.result == .passed) {
        let words = ["'\(name)' \(isSolved ? "must pass" : "must fail")."] + judged.result.words
        sentences.append(words.joined(separator: " "))
      }
      switch judged.result {
      case .passed, .failed: continue
      default: sentences.append("'\(name)' \(judged.result.name); a stub fails by its values.")
      }
    }
    return sentences.map { "\(variant.name): \($0)" }
  }

  /// The error at the line where it was written.
  private func compileProblem(_ variant: Variant, _ error: Diagnostic?) -> Problem {
    let words = "\(variant.name) does not compile:"
    if let error, error.file == "Exercise.swift",
      let source = variant.trap?.source(ofLine: error.line)
    {
      return Problem(source.file, line: source.number, "\(words) \(error.message)")
    }
    return Problem(variant.path, "\(words) \(error?.description ?? "")")
  }

  /// Whether a failing check says what was expected, and what was found.
  private func sayingProblem(_ judged: JudgedCheck) -> String? {
    guard case .failed(let issues) = judged.result else { return nil }
    if issues.allSatisfy({ $0.words.contains("expected") && $0.words.contains("found") }) {
      return nil
    }
    return "'\(judged.check.name)' does not say 'expected …, found …': "
      + (judged.result.words.first ?? "")
  }
}

extension ExerciseProof {
  /// How many mutants of a solution its checks find.
  package struct MutationScore: Sendable {
    /// How many were judged; those that do not compile are none.
    package let judged: Int
    /// Those that pass every check, and are not known to be as good as the solution.
    package let survivors: [String]
    /// Those that pass every check and are as good, for the reason that Tasks.md tells.
    package let excused: [String]
  }

  /// Judges mutants of the solution: as many as there are, up to a bound.
  package func mutationScore(of exercise: Exercise) async throws(ToolError) -> MutationScore {
    let page = try TaskPage(of: exercise, in: checkout)
    let solution = try SolutionText(of: exercise, in: checkout)
    let maker = try MutantMaker(solution.solved, path: exercise.solution)
    var left = maker.mutants[...]
    var judged: [(name: String, passes: Bool)] = []
    while judged.count < MutantMaker.bounds.upperBound, !left.isEmpty {
      let batch = Array(left.prefix(MutantMaker.bounds.upperBound - judged.count))
      left = left.dropFirst(batch.count)
      let verdicts = try await inParallel(batch, atOnce: judge.builder.atOnce) {
        mutant throws(ToolError) in try await judge.verdict(on: mutant.text, at: exercise)
      }
      for (mutant, verdict) in zip(batch, verdicts) {
        if case .doesNotCompile = verdict.outcome { continue }
        judged.append((mutant.name, verdict.solvesAll))
      }
    }
    let survivors = judged.filter(\.passes).map(\.name)
    return MutationScore(
      judged: judged.count,
      survivors: survivors.filter { page.survivors[$0] == nil },
      excused: survivors.filter { page.survivors[$0] != nil })
  }
}
