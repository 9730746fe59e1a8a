import Book
import ToolSupport

/// Judges a learner's file, all exercises, and the maintainers' solutions and wrong answers.
package struct Judge: Sendable {
  package let workspace: Workspace
  package let builder: any CheckBuilder
  /// Whether an unchanged answer reuses its results.
  let keepsRuns: Bool
  /// Why the slow builder is used although it was not requested.
  package private(set) var fallbackReason: String?
  private var checkout: Checkout { workspace.checkout }
  /// The parsed checks, by their source text.
  private let lists = AsyncCache<String, [Check]>()

  /// - Parameters:
  ///   - throughPackages: whether to use the package manager even if the fast builder works.
  ///   - keepsRuns: whether the fast builder reuses results for the same answer.
  ///   - patience: by default that of the environment.
  /// - Throws: a `ToolError` of the kind `interrupted` if a compiler was killed.
  package init(
    _ workspace: Workspace, throughPackages: Bool = false, keepsRuns: Bool = false,
    patience: Int? = nil
  ) async throws(ToolError) {
    _ = workspace.removeStaleModuleCache()
    let patience = patience ?? workspace.environment.patience
    var (builder, fallbackReason): (any CheckBuilder, String?) = (
      PackageCheckBuilder(workspace, patience: patience), nil
    )
    if !throughPackages {
      do throws(ToolError) {
        builder = try await DirectCheckBuilder(
          DirectCompiler(workspace, keepsProducts: keepsRuns), patience: patience)
      } catch {
        // A killed compiler doesn't mean that the fast builder fails here.
        if error.kind == .interrupted { throw error }
        fallbackReason = "\(error)"
      }
    }
    self.init(workspace, builder: builder, keepsRuns: keepsRuns)
    self.fallbackReason = fallbackReason
  }

  package init(_ workspace: Workspace, builder: any CheckBuilder, keepsRuns: Bool = false) {
    (self.workspace, self.builder, self.keepsRuns) = (workspace, builder, keepsRuns)
  }

  /// Judges what the learner wrote into `Exercise.swift`.
  ///
  /// - Parameters:
  ///   - page: the current page of the exercise.
  ///   - typed: an unsaved text to judge instead of the file's.
  package func verdict(
    on page: TaskPage, trying typed: String? = nil
  ) async throws(ToolError) -> Verdict {
    let exercise = page.exercise
    let path = checkout.path(exercise.file)
    func refused(_ sentence: String, _ hash: ContentHash) -> Verdict {
      Verdict(exercise: exercise, hash: hash, outcome: .refused(sentence))
    }
    let text: String
    do {
      text = if let typed { typed } else { try checkout.read(exercise.file) }
    } catch {
      let remedy =
        workspace.files.exists(path)
        ? "Save it as UTF-8, or start over: swift run workshop reset \(exercise.name)"
        : try KeptTexts(workspace, of: exercise).newest() == nil
          ? "Start over: swift run workshop reset \(exercise.name)"
          : "Restore your version: swift run workshop undo \(exercise.name)"
      return refused("\(error) \(remedy)", ContentHash())
    }
    if let changed = try page.brokenSeals(in: checkout).first {
      let sentence = "\(changed) was modified, so the exercise can't be checked."
      return refused("\(sentence) Restore it: git checkout -- \(changed)", ContentHash(text))
    }
    if text.allSatisfy(\.isWhitespace) {
      let remedy = "Start over: swift run workshop reset \(exercise.name)"
      return refused("\(exercise.file) is empty. \(remedy)", ContentHash(text))
    }
    var verdict: Verdict
    do throws(ToolError) {
      verdict = try await self.verdict(on: text, at: exercise)
    } catch {
      try workspace.requireWritableBuildFolder()
      throw error
    }
    // Meanwhile, an editor or the tested code may have written the file.
    let isSaved = (try? workspace.files.bytes(of: path)) == Array(text.utf8)
    if typed == nil, !Task.isCancelled, !isSaved {
      try workspace.withStateLock { lock throws(ToolError) in
        try KeptTexts(workspace, of: exercise).keep(Array(text.utf8), lock)
      }
    }
    if typed == nil, !workspace.files.exists(path) {
      verdict.outcome = .refused(
        "\(exercise.file) was deleted while it was checked. Restore it: "
          + "swift run workshop undo \(exercise.name)")
    }
    // Without a readable progress, the verdict only counts these versions.
    if let progress = try? LearnerProgress(of: checkout) {
      verdict = verdict.naming(page, hintedIn: progress)
    }
    return verdict.locking(page, stub: try SolutionText(of: exercise, in: checkout).stub)
  }

  /// Judges a text as the contents of `Exercise.swift`.
  func verdict(on text: String, at exercise: Exercise) async throws(ToolError) -> Verdict {
    let submission = try Submission(at: exercise, text: text, in: checkout)
    async let list = Result(of: { () throws(ToolError) in
      try await lists.answer(to: submission.checks.text) { () throws(ToolError) in
        try Check.all(in: submission.checks.text, path: submission.checks.path)
      }
    })
    var verdict = Verdict(
      exercise: exercise, hash: ContentHash(text), text: text, outcome: .judged([]),
      fallbackReason: fallbackReason)
    let built = try await builder.build(submission)
    let checks = try await list.get() + Check.ofTests(finding: submission.broken, in: text)
    switch built {
    case .doesNotCompile(let errors):
      verdict.outcome = .doesNotCompile(errors.namingTwice(in: text))
    case .checksDoNotCompile(let errors):
      verdict.outcome = .checksDoNotCompile(errors, uncompiled(checks, errors))
    case .program(let program):
      verdict.warnings = program.warnings
      async let ofTests = Result(of: { () throws(ToolError) in
        try await resultsOfTests(checks.filter(\.isOfTests), submission, program)
      })
      let (judged, printed) = try await results(
        of: checks.filter { !$0.isOfTests }, submission, program)
      verdict.outcome = .judged(judged + (try await ofTests.get()))
      verdict.printed = printed
    }
    return verdict
  }

  /// The results if `Checks.swift` doesn't compile: the tests with errors, and the others as not run.
  private func uncompiled(_ checks: [Check], _ errors: [Diagnostic]) -> [JudgedCheck] {
    func error(in check: Check) -> Diagnostic? {
      check.probe == nil && !check.isOfTests
        ? errors.first { $0.line.map(check.lines.contains) == true } : nil
    }
    return checks.map { check in
      JudgedCheck(
        check: check, result: error(in: check).map { .checksDoNotCompile($0) } ?? .notAsked)
    }
  }
}

extension Workspace {
  /// Deletes the compiler's module cache if the build folder was moved, because the compiler would then report
  /// errors in the text.
  ///
  /// - Returns: whether there was a stale cache.
  package func removeStaleModuleCache() -> Bool {
    let caches = ["exercises", "ModuleCache"].map { "\(folder.products)/\($0)" }
    let note = "\(caches[0])/place.txt"
    let place = try? files.read(note)
    guard place != folder.scratch else { return false }
    if place != nil {
      for cache in caches { try? files.remove(cache) }
    }
    try? files.write(folder.scratch, makingFoldersTo: note)
    return place != nil
  }
}

extension TaskPage {
  /// The sorted paths of changed, deleted or new files, by the seals of the page.
  func brokenSeals(in checkout: Checkout) throws(ToolError) -> [String] {
    let hashes = try exercise.hashes(in: checkout)
    return Set(hashes.keys).union(seals.keys).filter { hashes[$0] != seals[$0] }.sorted()
      .map { "\(exercise.folder)/\($0)" }
  }
}

extension Exercise {
  /// The hashes of `Checks.swift`, `Broken.md` and the given files, by path, relative to the exercise's folder.
  package func hashes(in checkout: Checkout) throws(ToolError) -> [String: String] {
    var hashes: [String: String] = [:]
    for path in [checks, broken] + (try given(in: checkout))
    where checkout.files.exists(checkout.path(path)) {
      let name = String(path.dropFirst(folder.count + 1))
      hashes[name] = ContentHash(try checkout.read(path)).description
    }
    return hashes
  }
}
