import Book
import Foundation
import ToolSupport

/// The slow builder: a scratch package with the same modules, built and run by `swift test`. It needs only the
/// toolchain's commands, and seconds for each verdict.
package struct PackageCheckBuilder: CheckBuilder {
  package let limits: (all: Duration, one: Duration)
  package let atOnce = 1

  private let workspace: Workspace
  private var files: any FileSystem { workspace.files }

  /// - Parameter patience: the factor by which checks may exceed the usual time limits.
  package init(_ workspace: Workspace, patience: Int = 1) {
    self.workspace = workspace
    limits = (.seconds(15) * patience, .seconds(15) * patience)
  }

  package func build(_ submission: Submission) async throws(ToolError) -> Built {
    let exercise = submission.exercise
    let root = "\(workspace.folder.products)/exercises/packages/\(exercise.name)"
    let modules = try SharedModule.all(for: submission.imports, in: workspace.checkout)
    try? files.remove("\(root)/Sources")
    try? files.remove("\(root)/Tests")
    let seal = UUID().uuidString
    var parts =
      modules.map { ("Sources/\($0.name)", $0.sources) } + [
        ("Sources/\(exercise.module)", submission.sources),
        ("Tests/\(exercise.checksModule)", [submission.checks, Self.seal(seal)]),
      ]
    // The learner's text is compiled with each version, as a module of tests.
    let versions =
      submission.broken.isEmpty
      ? [] : [("right", submission.given)] + submission.broken.map { ($0.name, $0.given) }
    let tests = versions.map { "\(exercise.name)_\($0.0)" }
    parts += zip(tests, versions).map { module, version in
      ("Tests/\(module)", [submission.sources[0]] + version.1 + [Self.seal(seal)])
    }
    for (folder, sources) in parts {
      for source in sources {
        try files.write(source.text, makingFoldersTo: "\(root)/\(folder)/\(source.name)")
      }
    }
    try files.write(manifest(submission, modules, tests), to: "\(root)/Package.swift")
    // The incremental build compares modification times, which two saves within a second can defeat.
    let built = "\(root)/.build/debug"
    for module in [exercise.module, exercise.checksModule] + tests {
      try? files.remove("\(built)/\(module).build")
    }
    let swift = try workspace.toolchain.program("swift")
    let package = ["--package-path", root, "--scratch-path", "\(root)/.build"]
    let ended = try await workspace.runBuild(
      Command(
        swift, ["build", "--build-tests"] + package, in: root,
        limit: .seconds(300) * workspace.environment.patience))
    let said = ended.messages
    let isOfChecks = { (found: Diagnostic) in found.file == submission.checks.name }
    guard ended.succeeded else {
      let errors = Diagnostic.errors(in: said)
      return errors.allSatisfy(isOfChecks) ? .checksDoNotCompile(errors) : .doesNotCompile(errors)
    }
    // Now only the built program has the token.
    for module in [exercise.checksModule] + tests {
      try? files.remove("\(root)/Tests/\(module)/\(Self.sealName)")
    }
    let refusals = try await refusals(of: submission, in: root)
    // If the tool is killed, a hanging program stops after a minute of processor time.
    let bounded = ["-c", "ulimit -t 60; exec \"$0\" \"$@\"", swift]
    var program = CheckProgram(
      executable: "/bin/sh",
      arguments: bounded + ["test", "--skip-build", "--disable-xctest"] + package, folder: root,
      answerFolder: "\(root)/Sources/\(exercise.module)", refusals: refusals, seal: seal,
      warnings: Diagnostic.all(in: said).filter { !$0.isError && !isOfChecks($0) })
    program.ofTests = tests.map { [program] in TestProgram(program: program, module: $0) }
    return .program(program)
  }

  private static let sealName = "Seal.swift"

  /// A test that runs after all checks, because its file sorts last. It records a token as a known issue, which
  /// isn't a failure.
  private static func seal(_ word: String) -> Submission.Source {
    let test = "@Test func seal() { withKnownIssue { Issue.record(\"\(word)\") } }"
    return Submission.Source(path: sealName, text: "import Testing\n\n\(test)\n")
  }

  /// The compiler's errors in the probes.
  private func refusals(
    of submission: Submission, in root: String
  ) async throws(ToolError) -> [ProbeQuestion.Kind: [Diagnostic]] {
    let questions = ProbeQuestion.all(in: submission.checks.text)
    if questions.isEmpty { return [:] }
    let swiftc = try workspace.toolchain.program("swiftc")
    let system = (try? await workspace.toolchain.directTools())?.systemModules ?? []
    let (modules, probes) = ("\(root)/.build/debug/Modules", "\(root)/Probes")
    try? files.remove(probes)
    let compile: Submission.Compile = {
      [workspace, files] module, sources, imported, arguments throws(ToolError) in
      let folder = "\(probes)/\(ContentHash([module] + arguments + sources.map(\.text)))"
      for source in sources {
        try files.write(source.text, makingFoldersTo: "\(folder)/\(source.name)")
      }
      let tried = try await workspace.runBuild(
        Command(
          swiftc,
          arguments + ["-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm"]
            + ["-module-name", module] + system + imported.flatMap { ["-I", $0.folder] }
            + sources.map(\.name),
          in: folder, limit: workspace.environment.toolLimit))
      // Errors in the probes are a valid result; a failure without errors isn't.
      guard tried.succeeded || Diagnostic.all(in: tried.errors).contains(where: \.isError) else {
        throw ToolError("The probes could not be compiled:\n\(tried.errors.uncolored)")
      }
      return (tried.succeeded ? folder : nil, tried.errors)
    }
    let built = DirectCompiler.Compiled(name: submission.exercise.module, folder: modules, key: "")
    return try await submission.refusals(to: questions, importing: [built], compile)
  }

  private func manifest(
    _ submission: Submission, _ modules: [SharedModule], _ tests: [String]
  ) -> String {
    let exercise = submission.exercise
    func names(_ names: [String]) -> String {
      names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let shared = modules.map { ".target(name: \"\($0.name)\", dependencies: [\(names($0.uses))])," }
    let all = modules.map(\.name)
    let versions = tests.map {
      ".testTarget(name: \"\($0)\", dependencies: [\(names(all))]),"
    }
    let settings =
      submission.hasReplacements
      ? ", swiftSettings: [.unsafeFlags([\"-Xfrontend\", \"\(Submission.replaceable)\"])]" : ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(exercise.name)",
        platforms: [.macOS(.v15)],
        targets: [
          \(shared.joined(separator: "\n    "))
          .target(
            name: "\(exercise.module)", dependencies: [\(names(all))]\(settings)),
          .testTarget(
            name: "\(exercise.checksModule)", dependencies: [\(names([exercise.module] + all))]),
          \(versions.joined(separator: "\n    "))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
