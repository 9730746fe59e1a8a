import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let verify = Verb(
    name: "verify",
    usage: "[--proofs FILE | --exercises [--package] [NAME …] | --mutants [NAME …] | --bless NAME]",
    summary: "Check chapters, claims, guides and exercises",
    examples: [
      ("verify", "checks everything, and runs tour, guides and refusals"),
      ("verify --exercises AddD", "checks one exercise"),
      ("verify --mutants AddD", "checks that its tests detect small changes of the solution"),
      ("verify --bless AddD", "writes its stub and file hashes"),
      ("verify --proofs .build/proofs", "checks what a run of the tests proved"),
    ],
    notes: [
      "Prints a table for each exercise: '+' passes, '-' fails, 'x' is the required failure of a "
        + "wrong answer.",
      "Record the proofs with: PROOFS=.build/proofs swift test",
    ],
    options: [
      Option(name: "--proofs", value: "FILE", summary: "The record of a test run"),
      Option(name: "--exercises", summary: "Check only the exercises, or the named ones"),
      Option(
        name: "--package", summary: "Check with 'swift test' (takes minutes)"),
      Option(
        name: "--mutants",
        summary: "Check slightly changed solutions; a third must fail"),
      Option(
        name: "--bless", value: "NAME",
        summary: "Write an exercise's stub, and record the hashes of its other files"),
    ],
    argumentCount: 0...100,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      guard arguments.plain.isEmpty || arguments.has("--exercises") || arguments.has("--mutants")
      else {
        throw ToolError("Names need --exercises or --mutants.", .usedWrongly)
      }
      let named = try arguments.plain.map { name throws(ToolError) in
        try Exercise.named(name, in: workspace.checkout)
      }
      if let name = arguments.value(of: "--bless") {
        return try workspace.bless(try Exercise.named(name, in: workspace.checkout))
      }
      let exercises = named.isEmpty ? try Exercise.all(in: workspace.checkout) : named
      let verify = Verify(workspace: workspace, arguments: arguments, exercises: exercises)
      return try await arguments.has("--mutants") ? verify.judgeMutants() : verify.run()
    })
}

/// Runs every check of the package, one line each, and lists the problems below it.
private struct Verify {
  private typealias Step = (title: String, run: () async throws(ToolError) -> Outcome)
  /// The matrices are printed even if there are no problems.
  private typealias Outcome = (problems: [Diagnostic], matrices: [[String]])

  let workspace: Workspace
  let arguments: Arguments
  let exercises: [Exercise]
  private var checkout: Checkout { workspace.checkout }
  private var console: any Console { workspace.console }
  /// The factor by which checks may take longer than a learner waits.
  private static let patience = 5

  func run() async throws(ToolError) -> Int32 {
    var wrong = 0
    for (title, run) in try await steps() {
      console.progress("Checking: \(title)")
      let outcome: Outcome
      do {
        outcome = try await run()
      } catch {
        outcome = ([Diagnostic(title, error.description)], [])
      }
      console.endProgress()
      console.entry(outcome.problems.isEmpty ? console.good("ok") : console.bad("FAILED"), title)
      for matrix in outcome.matrices where !matrix.isEmpty {
        console.paragraph(matrix[0], indent: "   ")
        for line in matrix.dropFirst() { console.line("   \(line)") }
      }
      for problem in outcome.problems { console.line("   \(problem)") }
      wrong += outcome.problems.count
    }
    console.line()
    if !arguments.has("--exercises"), !arguments.has("--proofs") {
      for verb in ["tour", "guides", "refusals"] {
        wrong += Int(await Workshop(workspace.environment).run([verb]))
        console.line()
      }
    }
    console.line(wrong == 0 ? "All checks pass" : wrong == 1 ? "1 problem" : "\(wrong) problems")
    return wrong == 0 ? 0 : 1
  }

  private func steps() async throws(ToolError) -> [Step] {
    let graph = try await TargetGraph(of: workspace)
    let answers: Step = (
      "exercises: form, order, results of their checks",
      { () throws(ToolError) in try await judged(graph) }
    )
    if arguments.has("--exercises") { return [answers] }
    let (claims, index) = (try Claims(of: checkout), try ProofIndex(of: checkout))
    let rows: Step = (
      "claims: \(claims.all.count) rows and their proofs",
      {
        noteSkippedOnMac(claims, index)
        return (claims.problems + index.problems(claims), [])
      }
    )
    if let proofs = arguments.value(of: "--proofs") {
      // The tests have checked the rest, and the log records it.
      let path = workspace.environment.absolute(proofs)
      let log = try ProofLog(path, files: workspace.files)
      let skipped = workspace.environment.system == .mac ? index.skippedOnMac : []
      return [
        rows,
        (
          "proofs that ran",
          { () throws(ToolError) in (try log.problems(claims, checkout, skipped: skipped), []) }
        ),
      ]
    }
    return [
      answers,
      (
        "chapters: files, sections, experiments",
        { () throws(ToolError) in (try checkout.chapterFormProblems(graph), []) }
      ),
      rows,
    ]
  }

  private func judged(_ graph: TargetGraph) async throws(ToolError) -> Outcome {
    let judge = try await Judge(
      workspace, throughPackages: arguments.has("--package"), patience: Self.patience)
    let proof = ExerciseValidator(graph, judge: judge)
    // SwiftPM locks a package while it builds, so different packages are built in parallel.
    let outcomes = try await inParallel(exercises, atOnce: arguments.has("--package") ? nil : 1) {
      exercise throws(ToolError) in
      do throws(ToolError) {
        return try await proof.outcome(of: exercise)
      } catch {
        return ([Diagnostic(exercise.folder, "\(error)")], [])
      }
    }
    // An unreadable page is reported above, and has no order.
    let order = (try? Course(of: checkout).problems()) ?? []
    return (order + outcomes.flatMap(\.problems), outcomes.map(\.matrix))
  }

  private func noteSkippedOnMac(_ claims: Claims, _ index: ProofIndex) {
    for claim in claims.all {
      let skipped = claim.proofs.count(where: index.skippedOnMac.contains)
      guard skipped > 0 else { continue }
      console.line("   \(claim.id): macOS skips \(skipped) of \(claim.proofs.count) proofs.")
    }
  }

  func judgeMutants() async throws(ToolError) -> Int32 {
    let proof = ExerciseValidator(
      try await TargetGraph(of: workspace),
      judge: try await Judge(workspace, throughPackages: arguments.has("--package")))
    var (judged, survived) = (0, 0)
    for exercise in exercises {
      console.progress("Judging the mutants of \(exercise.name)")
      let score = try await proof.mutationScore(of: exercise)
      console.endProgress()
      console.entry(
        exercise.name, "\(score.judged) mutants, \(score.survivors.count) survive", column: 24)
      for name in score.survivors { console.paragraph("survives: \(name)", indent: "   ") }
      judged += score.judged
      survived += score.survivors.count
    }
    // A mutant may survive if it changes what the exercise doesn't teach.
    let isGood = survived * 3 <= judged * 2
    console.line()
    console.line("\(judged - survived) of \(judged) mutants killed")
    return isGood ? 0 : 1
  }
}

extension Workspace {
  /// Writes the stub from the solution, and the seals of the checks and given files.
  fileprivate func bless(_ exercise: Exercise) throws(ToolError) -> Int32 {
    let kept = try replace(
      exercise, with: Array(try SolutionText(of: exercise, in: checkout).stub.utf8))
    let text = try checkout.read(exercise.notes)
    let body = text.split(separator: "\n## Sealed\n", maxSplits: 1)[0]
    let seals = try exercise.hashes(in: checkout).sorted { $0.key < $1.key }
    let rows = seals.map { "| \($0.key) | `\($0.value)` |\n" }.joined()
    let sealed =
      "\(body.trimming(while: \.isNewline))\n\n## Sealed\n\n| file | hash |\n| --- | --- |\n\(rows)"
    if sealed != text { try files.write(sealed, to: checkout.path(exercise.notes)) }
    console.paragraph(
      "\(exercise.file) is the stub; \(exercise.notes) has the hashes of \(seals.count) files."
        + (kept ? " The old text is saved: swift run workshop undo \(exercise.name)" : ""))
    return 0
  }
}
