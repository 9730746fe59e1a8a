import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let verify = Verb(
    name: "verify",
    usage: "[--proofs FILE | --exercises [--package] [NAME …] | --mutants [NAME …] | --bless NAME]",
    summary: "The maintainers' check of everything: chapters, claims, guides, exercises.",
    details:
      "Checks the form of every chapter, the text of every shown expression and every row of "
      + "Claims.md, and then does tour, guides and refusals. Of every exercise it judges the stub, our "
      + "solution task by task, and every wrong answer, and prints a matrix: '+' passes, '-' does not, "
      + "'x' is the check that a wrong answer must fail. With --proofs it asks only whether each claim "
      + "was really proven, and each page, transcript and fixture checked, by the run that wrote the "
      + "file: PROOFS=.build/proofs swift test",
    options: [
      Option(name: "--proofs", value: "FILE", summary: "What a run of the tests proved."),
      Option(name: "--exercises", summary: "Check the exercises only: all, or those named."),
      Option(
        name: "--package", summary: "Judge through the package manager, which takes minutes."),
      Option(
        name: "--mutants",
        summary: "Judge mutants of every solution, or of those named: two of three may pass."),
      Option(
        name: "--bless", value: "NAME",
        summary: "Write an exercise's stub from its solution, and seal its checks and given files."),
    ],
    words: 0...100,
    action: .inCheckout { workspace, words throws(ToolError) in
      guard words.plain.isEmpty || words.has("--exercises") || words.has("--mutants") else {
        throw ToolError("Names are for --exercises and --mutants.", .usedWrongly)
      }
      let named = try words.plain.map { name throws(ToolError) in
        try Exercise.named(name, in: workspace.checkout)
      }
      if let name = words.value(of: "--bless") {
        return try workspace.bless(try Exercise.named(name, in: workspace.checkout))
      }
      let exercises = named.isEmpty ? try Exercise.all(in: workspace.checkout) : named
      let verify = Verify(workspace: workspace, words: words, exercises: exercises)
      return try await words.has("--mutants") ? verify.judgeMutants() : verify.run()
    })
}

/// Runs every check of the material, a line each, and lists what is wrong below it.
private struct Verify {
  /// A check: what it asks, and what it finds.
  private typealias Step = (what: String, find: () async throws(ToolError) -> Found)
  /// What is wrong, and the tables that are printed in any case.
  private typealias Found = (problems: [Diagnostic], matrices: [[String]])

  let workspace: Workspace
  let words: Arguments
  let exercises: [Exercise]
  private var checkout: Checkout { workspace.checkout }
  private var console: any Console { workspace.console }
  /// How many times as long as a learner waits the checks of an exercise may take.
  private static let patience = 5

  func run() async throws(ToolError) -> Int32 {
    var wrong = 0
    for (what, find) in try await steps() {
      console.progress("Checking: \(what)")
      let found: Found
      do { found = try await find() } catch { found = ([Diagnostic(what, error.description)], []) }
      console.endProgress()
      console.entry(found.problems.isEmpty ? console.good("ok") : console.bad("WRONG"), what)
      for matrix in found.matrices where !matrix.isEmpty {
        console.paragraph(matrix[0], indent: "   ")
        for line in matrix.dropFirst() { console.line("   \(line)") }
      }
      for problem in found.problems { console.line("   \(problem)") }
      wrong += found.problems.count
    }
    console.line()
    if !words.has("--exercises"), !words.has("--proofs") {
      for verb in ["tour", "guides", "refusals"] {
        wrong += Int(await Workshop(workspace.environment).run([verb]))
        console.line()
      }
    }
    console.line(wrong == 0 ? "Everything holds." : "\(wrong) problems.")
    return wrong == 0 ? 0 : 1
  }

  private func steps() async throws(ToolError) -> [Step] {
    let graph = try await TargetGraph(of: workspace)
    let answers: Step = (
      "exercises: form, order, and what their checks say",
      { () throws(ToolError) in try await judged(graph) }
    )
    if words.has("--exercises") { return [answers] }
    let (claims, index) = (try Claims(of: checkout), try ProofIndex(of: checkout))
    let rows: Step = (
      "claims: \(claims.all.count) rows, each with its proof",
      {
        tellOfMac(claims, index)
        return (claims.problems + index.problems(claims), [])
      }
    )
    if let proofs = words.value(of: "--proofs") {
      // The tests of that run asked the rest, and the log has what they checked.
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
        "chapters have their form",
        { () throws(ToolError) in (try checkout.chapterFormProblems(graph), []) }
      ),
      rows,
    ]
  }

  /// Judges every answer of the exercises.
  private func judged(_ graph: TargetGraph) async throws(ToolError) -> Found {
    let judge = try await Judge(
      workspace, throughPackages: words.has("--package"), patience: Self.patience)
    let proof = ExerciseValidator(graph, judge: judge)
    // The package manager does one thing at a time in each package, so packages go side by side.
    let outcomes = try await inParallel(exercises, atOnce: words.has("--package") ? nil : 1) {
      exercise throws(ToolError) in
      do throws(ToolError) {
        return try await proof.outcome(of: exercise)
      } catch {
        return ([Diagnostic(exercise.folder, "\(error)")], [])
      }
    }
    // A page that cannot be read is told above, and has no order.
    let order = (try? Course(of: checkout).problems()) ?? []
    return (order + outcomes.flatMap(\.problems), outcomes.map(\.matrix))
  }

  private func tellOfMac(_ claims: Claims, _ index: ProofIndex) {
    for claim in claims.all {
      let skipped = claim.proofs.count(where: index.skippedOnMac.contains)
      guard skipped > 0 else { continue }
      console.line("   \(claim.id): a Mac skips \(skipped) of its \(claim.proofs.count) proofs.")
    }
  }

  /// Judges the mutants of every solution.
  func judgeMutants() async throws(ToolError) -> Int32 {
    let proof = ExerciseValidator(
      try await TargetGraph(of: workspace),
      judge: try await Judge(workspace, throughPackages: words.has("--package")))
    var (judged, survived) = (0, 0)
    for exercise in exercises {
      console.progress("Judging the mutants of \(exercise.name)")
      let score = try await proof.mutationScore(of: exercise)
      console.endProgress()
      console.entry(
        exercise.name, "\(score.judged) mutants, \(score.survivors.count) pass", column: 24)
      for name in score.survivors { console.paragraph("passes: \(name)", indent: "   ") }
      judged += score.judged
      survived += score.survivors.count
    }
    // A mutant that isn't what the exercise is about may pass.
    let isGood = survived * 3 <= judged * 2
    console.line()
    console.line("\(judged - survived) of \(judged) mutants are red.")
    return isGood ? 0 : 1
  }
}

extension Workspace {
  /// Writes what is derived: the stub from the solution, and the seals of checks and given files.
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
      "\(exercise.file) is the stub, and \(exercise.notes) seals \(seals.count) files."
        + (kept
          ? " The text that stood there is kept: swift run workshop undo \(exercise.name)" : ""))
    return 0
  }
}
