import Book
import Foundation
import ToolSupport

/// The fast builder: it calls the compiler and the linker directly, without a package manager.
///
/// Answer and checks are two modules. At every save, two processes compile the answer in parallel: one emits the
/// module file, which needs no function bodies, the other the object of the learner's file. The given files, the
/// probes and the checks depend on the module file and are compiled only if it changes: an edit inside a body
/// leaves it byte for byte the same. The objects become a library that links no other library. A program with
/// all bundled libraries, linked once, loads it.
package struct DirectCheckBuilder: CheckBuilder {
  package let limits: (all: Duration, one: Duration)
  package let atOnce = max(2, ProcessInfo.processInfo.activeProcessorCount)

  /// The limit of processor time in seconds, so that a loop doesn't block the other checks.
  private let work: Double

  private let workspace: Workspace
  private let compiler: DirectCompiler

  /// Tries to compile, link and run a tiny test; a success is cached.
  ///
  /// - Parameter patience: the factor by which checks may exceed the usual time limits.
  /// - Throws: `ToolError` with the reason if this toolchain has a different layout.
  init(_ compiler: DirectCompiler, patience: Int) async throws(ToolError) {
    (self.compiler, workspace) = (compiler, compiler.workspace)
    (limits, work) = ((.seconds(1) * patience, .seconds(3) * patience), 0.7 * Double(patience))
    try await runTrial()
  }

  private func runTrial() async throws(ToolError) {
    let source = Submission.Source(
      path: "Trial.swift", text: "import Testing\n@Test func trial() {}\n")
    let key = ContentHash([compiler.tools.compilerVersion, source.text] + compiler.tools.target)
    let trial = try await compiler.cache.product("modules/Trial", key) { folder throws(ToolError) in
      async let runner = Result(of: { () throws(ToolError) in try await makeRunner() })
      let compiled = try await compiler.compile(
        "Trial", in: "modules/TrialObject", [source], importing: [],
        DirectCompiler.objects(of: [source.name], beside: []))
      let object = try compiled.folder(orThrow: "a test does not compile") + "/Trial.o"
      let library = try await compiler.link(
        "modules/TrialLibrary", [object], linksOnlyBundledLibraries: true)
      var ended = try await workspace.run(
        try CheckRunner.command(
          try await runner.get(), in: library, limit: workspace.environment.toolLimit)
      )
      // A missing test exits with 0.
      let events = CheckEvents(CheckRunner.events(in: ended.report), module: "Trial")
      if events.ended != ["trial"] { ended.ending = .exit(1) }
      return ended
    }
    _ = try trial.folder(orThrow: "a test does not run")
  }

  package func build(_ submission: Submission) async throws(ToolError) -> Built {
    let exercise = submission.exercise
    async let runner = Result(of: { () throws(ToolError) in try await makeRunner() })
    let build = try await ModuleBuild(
      compiler, exercise.module, in: exercise.name, submission.sources,
      importing: submission.imports,
      options: submission.hasReplacements ? [Submission.replaceable] : [])
    async let pruned: Void = build.prune(["checks", "probes", "asked"])
    async let alone = Result(of: { () throws(ToolError) in
      try await ask(submission, in: "asked", importing: build.modules) { $0 != .importing }
    })
    async let versions = Result(of: { () throws(ToolError) in
      try await objects(of: submission, importing: build.modules)
    })
    let compiled = try await build.compile(saved: [submission.sources[0].path], atOnce: 1) {
      answer throws(ToolError) in
      try await compileDependents(of: submission, importing: build.modules + [answer])
    }
    let answer: ModuleBuild.Compiled<Dependents>
    switch compiled {
    case .success(let made): answer = made
    case .failure(let errors): return .doesNotCompile(errors.all)
    }
    let checks = answer.dependents.checks
    guard let folder = checks.folder else {
      return .checksDoNotCompile(Diagnostic.errors(in: checks.messages))
    }
    let object = "\(folder)/\(DirectCompiler.object(of: submission.checks.name))"
    // The learner's file is first. With a broken version, only its tests are run.
    let (own, others) = (answer.objects[0], try await versions.get())
    let libraries = try await inParallel([answer.objects + [object]] + others.map { [own, $0] }) {
      objects throws(ToolError) in try await build.link(objects)
    }
    let refusals = try await alone.get().merging(answer.dependents.refusals) { $1 }
    await pruned
    let executable = try await runner.get()
    var programs = libraries.map { library in
      CheckProgram(
        executable: executable, arguments: [], folder: library,
        answerFolder: answer.folder ?? "", refusals: refusals, seal: nil,
        warnings: answer.warnings)
    }
    if !others.isEmpty {
      programs[0].ofTests = programs.map { TestProgram(program: $0, module: exercise.module) }
    }
    return .program(programs[0])
  }

  /// An object of all given files for each broken version. They don't depend on the learner's text.
  ///
  /// - Throws: `ToolError` if the interface of a version is different: the learner's file is compiled with that of the
  ///   given files, stored properties included.
  private func objects(
    of submission: Submission, importing modules: [DirectCompiler.Compiled]
  ) async throws(ToolError) -> [String] {
    if submission.broken.isEmpty { return [] }
    let module = submission.exercise.module
    let all = [("Given", submission.given)] + submission.broken.map { ($0.name, $0.given) }
    let made = try await inParallel(all, atOnce: atOnce) {
      [compiler, files = workspace.files] name, given throws(ToolError) in
      let made = try await compiler.compile(
        module, in: "\(submission.exercise.name)/broken", given, importing: modules,
        ["-c", "-enable-testing", "-emit-module-path", "\(module).swiftmodule", "-o", "Given.o"]
          + ["-disable-incremental-imports", "-no-serialize-debugging-options"]
          + given.map(\.name))
      let folder = try made.folder(orThrow: "\(submission.exercise.broken): \(name)")
      return (folder, try files.bytes(of: "\(folder)/\(module).swiftmodule"))
    }
    for (version, (_, interface)) in zip(all, made) where interface != made[0].1 {
      throw ToolError(
        "\(submission.exercise.broken): \(version.0): Only bodies of functions may change.")
    }
    return made.dropFirst().map { "\($0.0)/Given.o" }
  }

  /// Builds that depend on the interface of an answer.
  private struct Dependents {
    let checks: ProductCache.Product
    /// The compiler's errors in the probes.
    let refusals: [ProbeQuestion.Kind: [Diagnostic]]
  }

  private func compileDependents(
    of submission: Submission, importing modules: [DirectCompiler.Compiled]
  ) async throws(ToolError) -> Dependents {
    let exercise = submission.exercise
    async let refusals = Result(of: { () throws(ToolError) in
      try await ask(submission, in: "probes", importing: modules) { $0 == .importing }
    })
    let file = submission.checks.name
    let checks = try await compiler.compile(
      exercise.checksModule, in: "\(exercise.name)/checks", [submission.checks],
      importing: modules, ["-suppress-warnings"] + DirectCompiler.objects(of: [file], beside: []),
      keeping: DirectCompiler.object(of: file))
    return Dependents(checks: checks, refusals: try await refusals.get())
  }

  /// The compiler's errors in the probes; cached until the probes or their inputs change.
  private func ask(
    _ submission: Submission, in place: String, importing modules: [DirectCompiler.Compiled],
    where isIncluded: (ProbeQuestion.Kind) -> Bool
  ) async throws(ToolError) -> [ProbeQuestion.Kind: [Diagnostic]] {
    let questions = ProbeQuestion.all(in: submission.checks.text).filter { isIncluded($0.kind) }
    let place = "\(submission.exercise.name)/\(place)"
    return try await submission.refusals(to: questions, importing: modules) {
      [compiler] module, sources, imported, arguments throws(ToolError) in
      let made = try await compiler.compile(
        module, in: place, sources, importing: imported, arguments + sources.map(\.name))
      // A section may fail to compile, but type-checking the probes always gives a result.
      if arguments == ["-typecheck"] {
        _ = try made.folder(orThrow: "The probes could not be compiled")
      }
      return (made.folder, made.messages)
    }
  }

  /// The program that runs the checks of any exercise, loaded from the current folder.
  private func makeRunner() async throws(ToolError) -> String {
    try await compiler.runner(
      "Runner", isAsync: true, seconds: work, longest: limits.one * 10,
      start: CheckRunner.start)
  }
}
