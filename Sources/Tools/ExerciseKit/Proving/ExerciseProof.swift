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

  /// What was found out about one exercise.
  package struct Report: Sendable {
    package let problems: [Problem]
    package let matrix: ExerciseMatrix?

    package init(problems: [Problem], matrix: ExerciseMatrix?) {
      (self.problems, self.matrix) = (problems, matrix)
    }
  }

  /// One text that the checks are asked about.
  private struct Variant: Sendable {
    enum Kind: Sendable {
      /// Tasks up to the number are solved.
      case solved(Int)
      case trap(check: String)
    }

    let name: String
    let path: String
    let text: String
    let kind: Kind
  }

  package func report(on exercise: Exercise) async throws(ToolError) -> Report {
    var problems = try strayFiles(of: exercise)
    if graph.folders[exercise.module] != exercise.folder {
      problems.append(Problem("Package.swift", "\(exercise.name) is not in the table."))
    }
    for edge in graph.edges where edge.to == exercise.module {
      problems.append(
        Problem(
          "Package.swift", "\(edge.from) depends on \(exercise.module), which may not compile."))
    }
    let missing = [exercise.file, exercise.solution, exercise.checks, exercise.tasks].filter {
      !checkout.files.exists(checkout.path($0))
    }
    guard missing.isEmpty else {
      return Report(problems: problems + missing.map { Problem($0, "It is missing.") }, matrix: nil)
    }
    let page = try TaskPage(of: exercise, in: checkout)
    let checks = try CheckList(try checkout.read(exercise.checks), path: exercise.checks).checks
    let solution = try SolutionText(
      try checkout.read(exercise.solution), path: exercise.solution)
    problems += try sealProblems(exercise, page)
    problems += countProblems(exercise, page, solution, checks)
    if solution.stub != (try checkout.read(exercise.file)) {
      problems.append(
        Problem(
          exercise.file,
          "It is not the stub of Solution.swift: workshop verify --bless \(exercise.name)"))
    }

    let (traps, trapProblems) = try readTraps(of: exercise, page, checks)
    problems += trapProblems
    let variants =
      (0...page.tasks.count).map { count in
        Variant(
          name: count == 0 ? "stub" : count == 1 ? "task 1" : "tasks 1 to \(count)",
          path: count == 0 ? exercise.file : exercise.solution, text: solution.solved(upTo: count),
          kind: .solved(count))
      } + traps
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
        var named: String?
        if case .trap(let check) = variant.kind { named = check }
        return .init(name: variant.name, results: verdict.checks.map(\.result), named: named)
      })
    return Report(problems: problems, matrix: matrix)
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
    let seals = try Seals(of: exercise, in: checkout)
    return seals.broken(page.seals).map { name in
      Problem(
        "\(exercise.folder)/\(name)",
        "It is not as Tasks.md seals it. If that is meant: workshop verify --bless \(exercise.name)"
      )
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

  /// The traps, each with the check that its first line names.
  private func readTraps(
    of exercise: Exercise, _ page: TaskPage, _ checks: [Check]
  ) throws(ToolError) -> ([Variant], [Problem]) {
    var traps: [Variant] = []
    var problems: [Problem] = []
    var counts: [Int: Int] = [:]
    for path in try exercise.traps(in: checkout) {
      let text = try checkout.read(path)
      guard let match = text.firstMatch(of: #/^\/\/ Fails (\w+): \S.*/#) else {
        problems.append(Problem(path, line: 1, "A trap begins '// Fails CHECK: why.'."))
        continue
      }
      guard let check = checks.first(where: { $0.name == match.1 }) else {
        problems.append(Problem(path, line: 1, "There is no check '\(match.1)'."))
        continue
      }
      counts[check.task, default: 0] += 1
      let name = String(path.split(separator: "/").last?.dropLast(6) ?? "")
      traps.append(Variant(name: name, path: path, text: text, kind: .trap(check: check.name)))
    }
    for task in page.tasks where counts[task.number, default: 0] < Self.fewestTraps {
      problems.append(
        Problem(
          exercise.folder,
          "Task \(task.number) has \(counts[task.number, default: 0]) traps; it needs "
            + "\(Self.fewestTraps)."))
    }
    return (traps, problems)
  }

  private func judgedProblems(_ variant: Variant, _ verdict: Verdict) -> [Problem] {
    if case .doesNotCompile(let errors) = verdict.outcome {
      let error = errors.first?.description ?? ""
      return [Problem(variant.path, "\(variant.name) does not compile: \(error)")]
    }
    var problems = verdict.checks.compactMap { judged in
      sayingProblem(judged).map { Problem(variant.path, "\(variant.name): \($0)") }
    }
    switch variant.kind {
    case .trap(let name):
      if verdict.passed.contains(name) {
        problems.append(Problem(variant.path, "It passes '\(name)', which it must fail."))
      } else if let named = verdict.checks.first(where: { $0.check.name == name }),
        !named.result.isRed
      {
        problems.append(Problem(variant.path, "It must fail '\(name)': \(named.result.name)."))
      }
    case .solved(let count):
      for warning in verdict.warnings {
        problems.append(Problem(variant.path, "\(variant.name): \(warning)"))
      }
      for judged in verdict.checks {
        let (name, isSolved) = (judged.check.name, judged.check.task <= count)
        if isSolved != (judged.result == .passed) {
          let sentence = isSolved ? "must pass" : "must fail"
          let words = ["\(variant.name): '\(name)' \(sentence)."] + judged.result.words
          problems.append(Problem(variant.path, words.joined(separator: " ")))
        }
        switch judged.result {
        case .passed, .failed: continue
        default:
          problems.append(
            Problem(
              variant.path,
              "\(variant.name): '\(name)' \(judged.result.name); a stub fails by its values."))
        }
      }
    }
    return problems
  }

  /// Whether a failing check says what was expected, and what was found.
  private func sayingProblem(_ judged: JudgedCheck) -> String? {
    guard case .failed(let issues) = judged.result else { return nil }
    let isSaid = issues.allSatisfy {
      $0.words.contains("expected") && $0.words.contains("found")
    }
    return isSaid
      ? nil
      : "'\(judged.check.name)' does not say 'expected …, found …': \(judged.result.words.first ?? "")"
  }
}

extension ExerciseProof {
  /// What became of the mutants of a solution.
  package struct MutantReport: Sendable {
    package let exercise: String
    /// How many were judged; those that do not compile are none.
    package let judged: Int
    /// Those that pass every check, and are not known to be as good as the solution.
    package let survivors: [String]
    /// Those that pass every check and are as good, for the reason that Tasks.md tells.
    package let excused: [String]
  }

  /// Judges mutants of the solution: as many as there are, up to a bound.
  package func mutants(of exercise: Exercise) async throws(ToolError) -> MutantReport {
    let page = try TaskPage(of: exercise, in: checkout)
    let solution = try SolutionText(try checkout.read(exercise.solution), path: exercise.solution)
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
    return MutantReport(
      exercise: exercise.name, judged: judged.count,
      survivors: survivors.filter { page.survivors[$0] == nil },
      excused: survivors.filter { page.survivors[$0] != nil })
  }
}

/// What every check says of every text: `+` passes, `x` is the red a trap is for, and the other
/// marks are other ends: `-` failed, `!` crashed, `~` hung, ended or flooded, `/` does not compile with it,
/// `?` did not run.
package struct ExerciseMatrix: Sendable {
  package struct Row: Sendable {
    let name: String
    let results: [CheckResult]
    /// The check that a trap must fail.
    let named: String?
  }

  let exercise: String
  let checks: [String]
  let rows: [Row]

  /// First what the numbers mean, then a line for each answer.
  package var lines: [String] {
    let width = (rows.map(\.name.count).max() ?? 0) + 2
    func line(_ name: String, _ cells: [String]) -> String {
      let cells = cells.map { $0 + String(repeating: " ", count: max(1, 3 - $0.count)) }
      let gap = String(repeating: " ", count: max(2, width - name.count))
      return String((name + gap + cells.joined()).reversed().drop { $0 == " " }.reversed())
    }
    let numbers = checks.indices.map { "\($0 + 1)" }
    let legend = checks.enumerated().map { "\($0 + 1) \($1)" }.joined(separator: ", ")
    return ["\(exercise): \(legend)", line("", numbers)]
      + rows.map { row in
        line(
          row.name,
          zip(checks, row.results).map { check, result in
            check == row.named && result.isRed ? "x" : mark(of: result)
          })
      }
  }

  private func mark(of result: CheckResult) -> String {
    switch result {
    case .passed: "+"
    case .failed: "-"
    case .crashed: "!"
    case .hung, .ended, .flooded: "~"
    case .doesNotFit, .notAsked: "/"
    case .skipped, .missing: "?"
    }
  }
}
