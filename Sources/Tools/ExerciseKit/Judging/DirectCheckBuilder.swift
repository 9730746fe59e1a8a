import Book
import Foundation
import ToolSupport

/// The fast way: it calls the compiler and the linker directly, without a package manager.
///
/// Answer and checks are two modules. The answer is compiled at every save. The checks are compiled
/// only where they, or the interface of the answer, have changed: an edit inside bodies leaves the
/// module file as it was, byte for byte.
package struct DirectCheckBuilder: CheckBuilder {
  package let limits: (all: Duration, one: Duration) = (.seconds(1), .seconds(3))
  package let atOnce = max(2, ProcessInfo.processInfo.activeProcessorCount)

  /// After so many seconds the program of the checks ends itself, where the tool was killed.
  private static let longest = 6
  /// How many seconds of the processor it may use, so that a loop does not keep the other checks
  /// from their turn.
  static let work = 0.7

  private let session: Session
  private let tools: TargetInfo
  private let cache: ProductCache
  private var files: any FileSystem { session.files }

  /// Nil where this platform or toolchain is arranged otherwise.
  package init?(_ session: Session) async throws(ToolError) {
    #if os(Linux)
      guard let tools = try await session.toolchain.targetInfo(),
        [tools.frontend, tools.clang, tools.linker, tools.plugins, tools.start]
          .allSatisfy(session.files.exists)
      else { return nil }
      (self.session, self.tools) = (session, tools)
      cache = ProductCache(root: "\(session.folder.products)/exercises", files: session.files)
    #else
      return nil
    #endif
  }

  package func build(_ submission: Submission) async throws(ToolError) -> Built {
    let exercise = submission.exercise
    let name = exercise.name
    async let runner = Result(of: { () throws(ToolError) in try await compileRunner() })
    let modules = try await shared(submission.imports)
    let answer = try await compile(
      exercise.module, in: "\(name)/answers", object: "Exercise", submission.sources,
      importing: modules)
    guard let answerFolder = answer.folder else {
      return .doesNotCompile(Diagnostic.errors(in: answer.said))
    }
    let interface = try files.bytes(of: "\(answerFolder)/\(exercise.module).swiftmodule")
    let tested = Compiled(
      name: exercise.module, folder: answerFolder, key: ContentHash(bytes: interface).description)
    async let refusals = Result(of: { () throws(ToolError) in
      try await ask(submission.probes, of: name, importing: modules + [tested])
    })
    let checks = try await compile(
      exercise.checksModule, in: "\(name)/checks", object: "Checks", [submission.checks],
      importing: modules + [tested], isImported: false)
    guard let checksFolder = checks.folder else {
      return .doesNotFit(Diagnostic.errors(in: checks.said))
    }
    let runnerFolder = try await runner.get()
    let own = [
      "\(answerFolder)/Exercise.o", "\(checksFolder)/Checks.o", "\(runnerFolder)/Runner.o",
    ]
    let program = try await link(name, modules.map { "\($0.folder)/\($0.name).o" } + own)
    for kind in ["answers", "checks", "probes", "programs"] { cache.prune("\(name)/\(kind)") }
    return .program(
      CheckProgram(
        executable: "\(program)/checks", arguments: [], folder: program, answer: answerFolder,
        refusals: try await refusals.get(), isAlone: true,
        warnings: Diagnostic.all(in: answer.said).filter { !$0.isError }))
  }

  /// A module that another one imports, compiled.
  private struct Compiled {
    let name: String
    let folder: String
    /// Another where the other module has to be compiled again.
    let key: String
  }

  private func shared(_ imports: Set<String>) async throws(ToolError) -> [Compiled] {
    var compiled: [Compiled] = []
    for module in try SharedModule.all(for: imports, in: session.checkout) {
      let product = try await compile(
        module.name, in: "modules/\(module.name)", object: module.name, module.sources,
        importing: compiled.filter { module.uses.contains($0.name) })
      let folder = try product.folder(orThrow: "Module \(module.name) does not compile")
      compiled.append(Compiled(name: module.name, folder: folder, key: folder))
    }
    return compiled
  }

  /// The entry point, which is the same for every exercise.
  private func compileRunner() async throws(ToolError) -> String {
    let source = Submission.Source(
      path: "Runner.swift",
      text: """
        import Glibc
        import Testing

        @main struct Runner {
          static func main() async {
            alarm(\(Self.longest))
            var limit = itimerval()
            limit.it_value.tv_usec = \(Int(Self.work * 1_000_000))
            setitimer(.init(ITIMER_PROF.rawValue), &limit, nil)
            await Testing.__swiftPMEntryPoint() as Never
          }
        }

        """)
    let product = try await compile(
      "Runner", in: "modules/Runner", object: "Runner", [source], importing: [], isImported: false)
    return try product.folder(orThrow: "Swift Testing cannot be used here")
  }

  /// Compiles a module, unless it is in the cache.
  ///
  /// - Parameters:
  ///   - place: the folder of the cache for all versions of the module.
  ///   - object: the name of its object file. Checks that compile the answer again look for the
  ///     folder that has `Exercise.o`.
  ///   - isImported: whether another module imports it, and so needs its module file.
  private func compile(
    _ module: String, in place: String, object: String, _ sources: [Submission.Source],
    importing modules: [Compiled], isImported: Bool = true
  ) async throws(ToolError) -> ProductCache.Product {
    let key = ContentHash(
      [module, tools.compilerVersion] + modules.map(\.key) + sources.flatMap { [$0.name, $0.text] })
    return try await cache.product(place, key) { folder throws(ToolError) in
      for source in sources { try files.write(source.text, to: "\(folder)/\(source.name)") }
      var arguments =
        ["-frontend", "-c", "-Onone"] + self.arguments(module, importing: modules)
      if isImported {
        arguments += ["-enable-testing", "-emit-module-path", "\(folder)/\(module).swiftmodule"]
      }
      arguments += sources.map { "\(folder)/\($0.name)" }
      return try await session.run(
        Command(
          tools.frontend, arguments + ["-o", "\(folder)/\(object).o"],
          in: session.checkout.root, limit: .seconds(60)))
    }
  }

  /// What the compiler refuses of the probes; it is asked again only where they, or the interface of
  /// the answer, have changed.
  private func ask(
    _ probes: String?, of name: String, importing modules: [Compiled]
  ) async throws(ToolError) -> [Diagnostic] {
    guard let probes else { return [] }
    let key = ContentHash([tools.compilerVersion, probes] + modules.map(\.key))
    let asked = try await cache.product("\(name)/probes", key) {
      folder throws(ToolError) in
      let file = "\(folder)/Probes.swift"
      try files.write(probes, to: file)
      var ended = try await session.run(
        Command(
          tools.frontend,
          ["-frontend", "-typecheck"] + arguments("Probes", importing: modules) + [file],
          in: session.checkout.root, limit: .seconds(60)))
      // That it refuses some of it is an answer, too.
      if ended.ending == .exit(1) { ended.ending = .exit(0) }
      return ended
    }
    _ = try asked.folder(orThrow: "The probes cannot be tried")
    return Diagnostic.all(in: asked.said).filter(\.isError)
  }

  private func arguments(_ module: String, importing modules: [Compiled]) -> [String] {
    [
      "-parse-as-library", "-swift-version", "6", "-target", tools.target.triple,
      "-diagnostic-style", "llvm", "-module-name", module, "-module-cache-path",
      "\(cache.root)/module-cache", "-plugin-path", tools.plugins,
    ] + modules.flatMap { ["-I", $0.folder] }
  }

  private func link(_ name: String, _ objects: [String]) async throws(ToolError) -> String {
    // Each object stands in a folder that is named after its contents.
    let key = ContentHash([tools.compilerVersion] + objects)
    let product = try await cache.product("\(name)/programs", key) { folder throws(ToolError) in
      let program = ["-o", "\(folder)/checks"]
      let quick = try await session.run(
        Command(
          tools.clang,
          ["-fuse-ld=lld", "-pie", "--target=\(tools.target.triple)", tools.start] + objects
            + ["-L", tools.libraries, "-Xlinker", "-rpath", "-Xlinker", tools.libraries]
            + ["-Xlinker", "--as-needed"] + Self.libraries.map { "-l\($0)" } + program,
          in: session.checkout.root, limit: .seconds(60)))
      if quick.succeeded { return quick }
      // The driver finds out for itself which further libraries are needed.
      return try await session.run(
        Command(
          try session.toolchain.program("swiftc"), ["-use-ld=lld"] + objects + program,
          in: session.checkout.root, limit: .seconds(60)))
    }
    return try product.folder(orThrow: "The checks of \(name) cannot be linked")
  }

  /// What exercises use of the standard libraries.
  private static let libraries = [
    "Testing", "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
    "swiftSwiftOnoneSupport", "swiftSynchronization", "swiftDispatch", "dispatch", "BlocksRuntime",
    "Foundation", "FoundationEssentials", "swiftGlibc", "swiftObservation",
  ]
}
