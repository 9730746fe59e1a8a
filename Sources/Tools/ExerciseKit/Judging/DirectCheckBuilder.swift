import Book
import Foundation
import ToolSupport

/// The fast way: it calls the compiler and the linker directly, without a package manager.
///
/// Answer and checks are two modules. At every save two processes compile the answer side by side:
/// one makes the module file, which needs no bodies, the other the object of the learner's file.
/// What else depends on the answer, which is the given files, the probes and the checks, is compiled
/// once the module file is there, and only where that has changed: an edit inside bodies leaves it
/// as it was, byte for byte. The objects become a library, which can be linked without any other; a
/// program that has all the others, and is linked once, loads it.
package struct DirectCheckBuilder: CheckBuilder {
  package let limits: (all: Duration, one: Duration)
  package let atOnce = max(2, ProcessInfo.processInfo.activeProcessorCount)

  /// After so many seconds the program of the checks ends itself, where the tool was killed.
  private static let longest = 30
  /// How many seconds of the processor it may use, so that a loop does not keep the other checks
  /// from their turn.
  static let work = 0.7

  private let session: Session
  private let tools: DirectTools
  private let cache: ProductCache
  private var files: any FileSystem { session.files }

  /// Tries whether a tiny test compiles, links and passes; what passed is kept.
  ///
  /// - Parameter patience: how many times as long as a learner waits the checks may take.
  /// - Throws: `ToolError` with the reason where this toolchain is arranged otherwise.
  package init(_ session: Session, patience: Int) async throws(ToolError) {
    let tools = try await session.toolchain.directTools()
    if let missing = tools.needed.first(where: { !session.files.exists($0) }) {
      throw ToolError("there is no \(missing).")
    }
    (self.session, self.tools) = (session, tools)
    limits = (.seconds(1) * patience, .seconds(3) * patience)
    cache = ProductCache(root: "\(session.folder.products)/exercises", files: session.files)
    try await tryOut()
  }

  private func tryOut() async throws(ToolError) {
    let source = Submission.Source(
      path: "Trial.swift", text: "import Testing\n@Test func trial() {}\n")
    let key = ContentHash([tools.compilerVersion, source.text] + tools.target)
    let trial = try await cache.product("modules/Trial", key) { folder throws(ToolError) in
      async let runner = Result(of: { () throws(ToolError) in try await makeRunner() })
      let compiled = try await compile(
        "Trial", in: "modules/TrialObject", [source], importing: [],
        Self.objects(of: [source.name], beside: []))
      let object = try compiled.folder(orThrow: "a test does not compile") + "/Trial.o"
      let library = try await link("modules/TrialLibrary", [object], isUsual: true)
      var ended = try await session.run(
        Command(try await runner.get(), in: library, limit: .seconds(60)))
      // A test that is not found is no failure.
      if !(ended.output + ended.errors).contains("trial() passed") { ended.ending = .exit(1) }
      return ended
    }
    _ = try trial.folder(orThrow: "a test does not run")
  }

  package func build(_ submission: Submission) async throws(ToolError) -> Built {
    let names = submission.sources.map(\.name)
    async let runner = Result(of: { () throws(ToolError) in try await makeRunner() })
    let imports = submission.imports
    let modules = try await shared(imports)
    async let rest = Result(of: { () throws(ToolError) in
      try await compileDependents(of: submission, importing: modules)
    })
    let exercise = submission.exercise
    let answer = try await compile(
      exercise.module, in: "\(exercise.name)/answers", submission.sources, importing: modules,
      Self.objects(of: names.prefix(1), beside: names.dropFirst()))
    guard let answerFolder = answer.folder else {
      return .doesNotCompile(Diagnostic.errors(in: answer.said))
    }
    let dependents = try await rest.get()
    guard let givenFolder = dependents.given.folder else {
      return .doesNotCompile(Diagnostic.errors(in: dependents.given.said))
    }
    let checks = dependents.checks.compactMap { file, made in
      made.folder.map { "\($0)/\(Self.object(of: file))" }
    }
    guard checks.count == dependents.checks.count else {
      return .doesNotFit(Diagnostic.errors(in: dependents.checks.map(\.made.said).joined()))
    }
    let objects =
      modules.map { "\($0.folder)/\($0.name).o" }
      + names.dropFirst().map { "\(givenFolder)/\(Self.object(of: $0))" }
      + ["\(answerFolder)/Exercise.o"] + checks
    let library = try await link(
      exercise.name, objects,
      isUsual: imports.subtracting(modules.map(\.name)).isSubset(of: Self.usual))
    for kind in ["answers", "interfaces", "given", "checks", "probes", "libraries"] {
      cache.prune("\(exercise.name)/\(kind)")
    }
    return .program(
      CheckProgram(
        executable: try await runner.get(), arguments: [], folder: library, answer: answerFolder,
        refusals: dependents.refusals, isAlone: true,
        warnings: Diagnostic.all(in: answer.said).filter { !$0.isError }))
  }

  /// What depends on the interface of an answer.
  private struct Dependents {
    /// The given files, or the interface itself where that does not compile.
    let given: ProductCache.Product
    /// The files of the checks.
    var checks: [(file: String, made: ProductCache.Product)] = []
    /// What the compiler refuses of the probes.
    var refusals: [Diagnostic] = []
  }

  private func compileDependents(
    of submission: Submission, importing modules: [Compiled]
  ) async throws(ToolError) -> Dependents {
    let (exercise, sources) = (submission.exercise, submission.sources)
    let (name, module, names) = (exercise.name, exercise.module, sources.map(\.name))
    let interface = try await compile(
      module, in: "\(name)/interfaces", sources, importing: modules,
      ["-emit-module", "-enable-testing", "-o", "\(module).swiftmodule"]
        + ["-experimental-skip-non-inlinable-function-bodies-without-types"] + names)
    guard let folder = interface.folder else { return Dependents(given: interface) }
    let bytes = try files.bytes(of: "\(folder)/\(module).swiftmodule")
    let key = ContentHash(bytes: bytes).description
    let all = modules + [Compiled(name: module, folder: folder, key: key)]
    let parts = submission.checkFiles
    async let checks = Result(of: { () throws(ToolError) in
      try await inParallel(parts) { part throws(ToolError) in
        let others = parts.map(\.name).filter { $0 != part.name }
        return (
          file: part.name,
          made: try await compile(
            exercise.checksModule, in: "\(name)/checks", parts, importing: all,
            Self.objects(of: [part.name], beside: others), keeping: Self.object(of: part.name))
        )
      }
    })
    async let refusals = Result(of: { () throws(ToolError) in
      try await ask(
        Probe.text(of: submission.checks.text), in: "\(name)/probes", importing: all)
    })
    var given = interface
    if names.count > 1 {
      // They see what the learner's file declares, and not what its bodies do.
      given = try await compile(
        module, in: "\(name)/given", sources, importing: modules,
        Self.objects(of: names.dropFirst(), beside: names.prefix(1)),
        key: [key] + sources.dropFirst().flatMap { [$0.name, $0.text] })
      guard given.folder != nil else { return Dependents(given: given) }
    }
    return Dependents(
      given: given, checks: try await checks.get(), refusals: try await refusals.get())
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
        module.name, in: "modules/\(module.name)", module.sources,
        importing: compiled.filter { module.uses.contains($0.name) },
        ["-c", "-enable-testing", "-emit-module-path", "\(module.name).swiftmodule"]
          + module.sources.map(\.name) + ["-o", "\(module.name).o"])
      let folder = try product.folder(orThrow: "Module \(module.name) does not compile")
      compiled.append(Compiled(name: module.name, folder: folder, key: folder))
    }
    return compiled
  }

  /// Arguments of the compiler: of some files of a module, each its object.
  private static func objects(
    of files: some Sequence<String>, beside others: some Sequence<String>
  ) -> [String] {
    ["-c", "-enable-testing"] + files.flatMap { ["-primary-file", $0, "-o", object(of: $0)] }
      + others
  }

  /// The name of a file's object.
  private static func object(of file: String) -> String { file.replacing(".swift", with: ".o") }

  /// What the compiler refuses of the probes; it is asked again only where they, or the interface of
  /// the answer, have changed.
  private func ask(
    _ probes: String?, in place: String, importing modules: [Compiled]
  ) async throws(ToolError) -> [Diagnostic] {
    guard let probes else { return [] }
    let asked = try await compile(
      "Probes", in: place, [Submission.Source(path: "Probes.swift", text: probes)],
      importing: modules, ["-typecheck", "Probes.swift"])
    _ = try asked.folder(orThrow: "The probes cannot be tried")
    return Diagnostic.all(in: asked.said).filter(\.isError)
  }

  /// Runs the compiler in a folder with these files, unless what it makes is in the cache.
  ///
  /// - Parameters:
  ///   - place: the folder of the cache for all versions of what is made.
  ///   - arguments: what to do with the files. That `-typecheck` refuses them is an answer, too.
  ///   - key: what it depends on besides the modules; the files if nil.
  ///   - object: the name of an object to begin with, as it was made last: the compiler leaves it
  ///     where all of its code would be the same.
  private func compile(
    _ module: String, in place: String, _ sources: [Submission.Source],
    importing modules: [Compiled], _ arguments: [String], key: [String]? = nil,
    keeping object: String? = nil
  ) async throws(ToolError) -> ProductCache.Product {
    let key = ContentHash(
      [module, tools.compilerVersion] + arguments + modules.map(\.key)
        + (key ?? sources.flatMap { [$0.name, $0.text] }))
    return try await cache.product(place, key) { folder throws(ToolError) in
      for source in sources { try files.write(source.text, to: "\(folder)/\(source.name)") }
      let kept = object.map { (last: "\(cache.root)/\(place)-\($0)", new: "\(folder)/\($0)") }
      if let kept, let bytes = try? files.bytes(of: kept.last) {
        try files.write(bytes: bytes, to: kept.new)
      }
      // Without folders in the names of files, the code is the same in each folder.
      var ended = try await session.run(
        Command(
          tools.frontend,
          ["-frontend", "-Onone", "-disable-llvm-verify", "-diagnostic-style", "llvm"]
            + ["-parse-as-library", "-swift-version", "6", "-module-name", module]
            + ["-module-cache-path", "\(cache.root)/module-cache"] + tools.target + tools.macros
            + modules.flatMap { ["-I", $0.folder] } + arguments,
          in: folder, limit: .seconds(60)))
      if arguments.first == "-typecheck", ended.ending == .exit(1) { ended.ending = .exit(0) }
      if let kept, ended.succeeded {
        try files.write(bytes: try files.bytes(of: kept.new), to: kept.last)
      }
      return ended
    }
  }

  /// The library of objects, in a folder of its own.
  ///
  /// - Parameter isUsual: whether the program that loads it has all libraries that it needs.
  private func link(
    _ name: String, _ objects: [String], isUsual: Bool
  ) async throws(ToolError) -> String {
    // Each object stands in a folder that is named after its contents.
    let key = ContentHash([tools.compilerVersion] + objects)
    let product = try await cache.product("\(name)/libraries", key) { folder throws(ToolError) in
      let linking = tools.linking(
        driver: try session.toolchain.program("swiftc"), isUsual: isUsual)
      return try await session.run(
        Command(
          linking.program, linking.arguments + objects + ["-o", "\(folder)/\(tools.library)"],
          in: session.checkout.root, limit: .seconds(60)))
    }
    return try product.folder(orThrow: "The checks of \(name) cannot be linked")
  }

  /// The program that runs the checks of any exercise: it loads them from the folder that it is
  /// started in.
  private func makeRunner() async throws(ToolError) -> String {
    let text = """
      import \(tools.system.module)
      import Testing

      @main struct Runner {
        static func main() async {
          alarm(\(Self.longest))
          var limit = itimerval()
          limit.it_value.tv_usec = \(Int(Self.work * 1_000_000))
          setitimer(\(tools.system.timer), &limit, nil)
          if dlopen("./\(tools.library)", RTLD_NOW) == nil { fatalError(String(cString: dlerror())) }
          await Testing.__swiftPMEntryPoint() as Never
        }
      }

      """
    let arguments =
      ["-parse-as-library", "-swift-version", "6"]
      + ["-module-cache-path", "\(cache.root)/module-cache"] + tools.linking(all: Self.libraries)
    let key = ContentHash([tools.compilerVersion, text] + arguments)
    let product = try await cache.product("modules/Runner", key) { folder throws(ToolError) in
      try files.write(text, to: "\(folder)/Runner.swift")
      return try await session.run(
        Command(
          try session.toolchain.program("swiftc"), arguments + ["Runner.swift", "-o", "runner"],
          in: folder, limit: .seconds(60)))
    }
    return try product.folder(orThrow: "Swift Testing cannot be used here") + "/runner"
  }

  /// The modules of the toolchain whose libraries are in the program that runs the checks.
  private static let usual: Set = [
    "Darwin", "Dispatch", "Foundation", "Glibc", "Observation", "RegexBuilder", "Synchronization",
    "Testing",
  ]
  private static let libraries = [
    "Testing", "swift_StringProcessing", "swiftRegexBuilder", "swiftSwiftOnoneSupport",
    "swiftSynchronization", "swiftDispatch", "Foundation", "swiftGlibc", "swiftObservation",
  ]
}
