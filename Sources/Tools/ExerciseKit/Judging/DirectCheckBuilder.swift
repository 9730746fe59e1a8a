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
  /// How many microseconds of the processor it may use, so that a loop does not keep the other
  /// checks from their turn.
  private static let work = 700_000

  private let session: Session
  private let tools: DirectTools
  private let cache: ProductCache
  private var files: any FileSystem { session.files }

  /// Nil where the toolchain is not arranged for it.
  package init?(_ session: Session) async throws(ToolError) {
    guard let tools = try await DirectTools(session) else { return nil }
    self.session = session
    self.tools = tools
    cache = ProductCache(root: "\(session.folder.products)/exercises", files: session.files)
  }

  package func build(_ submission: Submission) async throws(ToolError) -> Built {
    let name = submission.exercise.name
    async let runner = runner()
    let modules = try await shared(submission.imports)
    let answer = try await compileAnswer(submission, modules)
    guard let folder = answer.folder else {
      return .doesNotCompile(Diagnostic.errors(in: answer.said))
    }
    let checks = try await compileChecks(submission, modules, answer: folder)
    guard let checksFolder = checks.folder else {
      return .doesNotFit(Diagnostic.errors(in: checks.said))
    }
    let runnerFolder = try await runner.get()
    let own = ["\(folder)/Exercise.o", "\(checksFolder)/Checks.o", "\(runnerFolder)/Runner.o"]
    let objects = modules.map { "\($0.folder)/\($0.name).o" } + own
    let program = try await link(name, objects)
    for kind in ["answers", "checks", "programs"] { cache.prune("\(name)/\(kind)") }
    return .program(
      CheckProgram(
        executable: "\(program)/checks", arguments: [], folder: program, isAlone: true,
        warnings: Diagnostic.all(in: answer.said).filter { !$0.isError }))
  }

  /// A module of ours that an exercise imports, compiled.
  private struct Compiled {
    let name: String
    let folder: String
    let key: ContentHash
  }

  private func shared(_ imports: Set<String>) async throws(ToolError) -> [Compiled] {
    var compiled: [Compiled] = []
    for module in try SharedModule.all(for: imports, in: session.checkout) {
      let used = compiled.filter { module.uses.contains($0.name) }
      let key = ContentHash(
        [tools.version, module.name] + module.sources.map(\.text) + used.map(\.key.description))
      let paths = module.sources.map { session.checkout.path($0.name) }
      let product = try await cache.product("modules/\(module.name)", key) {
        folder throws(ToolError) in
        try await compile(
          paths, module: module.name, into: folder, object: module.name, importing: used,
          ["-emit-module-path", "\(folder)/\(module.name).swiftmodule"])
      }
      let folder = try product.folder(orThrow: "Module \(module.name) does not compile")
      compiled.append(Compiled(name: module.name, folder: folder, key: key))
    }
    return compiled
  }

  private func compileAnswer(
    _ submission: Submission, _ modules: [Compiled]
  ) async throws(ToolError) -> ProductCache.Product {
    let exercise = submission.exercise
    let key = ContentHash(
      [tools.version, exercise.module] + modules.map(\.key.description)
        + submission.sources.flatMap { [$0.name, $0.text] })
    return try await cache.product("\(exercise.name)/answers", key) { folder throws(ToolError) in
      let paths = try write(submission.sources, to: folder)
      return try await compile(
        paths, module: exercise.module, into: folder, object: "Exercise", importing: modules,
        ["-enable-testing", "-emit-module-path", "\(folder)/\(exercise.module).swiftmodule"])
    }
  }

  private func compileChecks(
    _ submission: Submission, _ modules: [Compiled], answer: String
  ) async throws(ToolError) -> ProductCache.Product {
    let exercise = submission.exercise
    let interface = ContentHash(
      bytes: try files.bytes(of: "\(answer)/\(exercise.module).swiftmodule"))
    let key = ContentHash(
      [tools.version, submission.checks.text, interface.description]
        + modules.map(\.key.description))
    return try await cache.product("\(exercise.name)/checks", key) { folder throws(ToolError) in
      let paths = try write([submission.checks], to: folder)
      return try await compile(
        paths, module: exercise.checksModule, into: folder, object: "Checks", importing: modules,
        ["-I", answer, "-plugin-path", tools.plugins])
    }
  }

  /// The entry point, which is the same for every exercise.
  private func runner() async -> Result<String, ToolError> {
    do throws(ToolError) { return .success(try await compileRunner()) } catch {
      return .failure(error)
    }
  }

  private func compileRunner() async throws(ToolError) -> String {
    let source = Submission.Source(
      name: "Runner.swift",
      text: """
        import Glibc
        import Testing

        @main struct Runner {
          static func main() async {
            alarm(\(Self.longest))
            var limit = itimerval()
            limit.it_value.tv_usec = \(Self.work)
            setitimer(.init(ITIMER_PROF.rawValue), &limit, nil)
            await Testing.__swiftPMEntryPoint() as Never
          }
        }

        """)
    let key = ContentHash(tools.version, source.text)
    let product = try await cache.product("modules/Runner", key) { folder throws(ToolError) in
      try await compile(
        try write([source], to: folder), module: "Runner", into: folder, object: "Runner",
        importing: [], ["-plugin-path", tools.plugins])
    }
    return try product.folder(orThrow: "Swift Testing cannot be used here")
  }

  private func write(
    _ sources: [Submission.Source], to folder: String
  ) throws(ToolError) -> [String] {
    try sources.map { source throws(ToolError) in
      let path = "\(folder)/\(source.name)"
      try files.write(source.text, to: path)
      return path
    }
  }

  private func compile(
    _ paths: [String], module: String, into folder: String, object: String,
    importing modules: [Compiled], _ more: [String]
  ) async throws(ToolError) -> ProcessResult {
    var arguments = ["-frontend", "-c", "-parse-as-library", "-swift-version", "6", "-Onone"]
    arguments += ["-target", tools.triple, "-diagnostic-style", "llvm", "-module-name", module]
    arguments += ["-module-cache-path", "\(cache.root)/module-cache"]
    arguments += modules.flatMap { ["-I", $0.folder] } + more
    arguments += paths + ["-o", "\(folder)/\(object).o"]
    return try await session.run(
      Command(tools.frontend, arguments, in: session.checkout.root, limit: .seconds(60)))
  }

  private func link(_ name: String, _ objects: [String]) async throws(ToolError) -> String {
    // Each object stands in a folder that is named after its contents.
    let key = ContentHash([tools.version] + objects)
    let product = try await cache.product("\(name)/programs", key) { folder throws(ToolError) in
      let program = ["-o", "\(folder)/checks"]
      let quick = try await session.run(
        Command(
          tools.clang,
          ["-fuse-ld=lld", "-pie", "--target=\(tools.triple)", tools.start] + objects
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
