import Book
import ToolSupport

/// Compiles and links without a package manager, and keeps every product by the hash of what it is
/// made from.
struct DirectCompiler: Sendable {
  let workspace: Workspace
  let tools: DirectTools
  let cache: ProductCache
  private var files: any FileSystem { workspace.files }

  /// - Parameter keepsProducts: whether a product stays for an hour after its last use, and not for minutes.
  /// - Throws: `ToolError` with the reason where this toolchain is arranged otherwise.
  init(_ workspace: Workspace, keepsProducts: Bool = false) async throws(ToolError) {
    let tools = try await workspace.toolchain.directTools()
    if let missing = tools.needed.first(where: { !workspace.files.exists($0) }) {
      throw ToolError("there is no \(missing).")
    }
    (self.workspace, self.tools) = (workspace, tools)
    cache = ProductCache(
      root: "\(workspace.folder.products)/exercises", files: workspace.files,
      old: keepsProducts ? .seconds(3600) : workspace.environment.productAge)
  }

  /// A module that another one imports, compiled.
  struct Compiled {
    let name: String
    let folder: String
    /// Another where the other module has to be compiled again.
    let key: String
  }

  /// The modules of `Sources` behind these names, each after those it imports.
  func shared(_ imports: Set<String>) async throws(ToolError) -> [Compiled] {
    var compiled: [Compiled] = []
    for module in try SharedModule.all(for: imports, in: workspace.checkout) {
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
  static func objects(
    of files: some Sequence<String>, beside others: some Sequence<String>
  ) -> [String] {
    ["-c", "-enable-testing"] + files.flatMap { ["-primary-file", $0, "-o", object(of: $0)] }
      + others
  }

  /// Arguments of the compiler: of all files of a module, what others see of it, without bodies,
  /// hashes of the text, and the folder.
  static func interface(of module: String, _ files: [String]) -> [String] {
    ["-emit-module", "-enable-testing", "-o", "\(module).swiftmodule"]
      + ["-experimental-skip-non-inlinable-function-bodies-without-types"]
      + ["-disable-incremental-imports", "-no-serialize-debugging-options"] + files
  }

  /// The name of a file's object.
  static func object(of file: String) -> String { file.replacing(".swift", with: ".o") }

  /// Runs the compiler in a folder with these files, unless what it makes is in the cache.
  ///
  /// - Parameters:
  ///   - place: the folder of the cache for all versions of what is made.
  ///   - arguments: what to do with the files. That `-typecheck` refuses them is an answer, too.
  ///   - object: the name of an object to begin with, as it was made last: the compiler leaves it
  ///     where all of its code would be the same.
  func compile(
    _ module: String, in place: String, _ sources: [Submission.Source],
    importing modules: [Compiled], _ arguments: [String], keeping object: String? = nil
  ) async throws(ToolError) -> ProductCache.Product {
    let isProgram = sources.contains { $0.name == "main.swift" }
    let key = ContentHash(
      [module, tools.compilerVersion] + arguments + modules.map(\.key)
        + sources.flatMap { [$0.name, $0.text] })
    return try await cache.product(place, key) { folder throws(ToolError) in
      for source in sources { try files.write(source.text, to: "\(folder)/\(source.name)") }
      let kept = object.map { (last: "\(cache.root)/\(place)-\($0)", new: "\(folder)/\($0)") }
      if let kept, let bytes = try? files.bytes(of: kept.last) {
        try files.write(bytes: bytes, to: kept.new)
      }
      // Without folders in the names of files, the code is the same in each folder.
      var ended = try await workspace.run(
        Command(
          tools.frontend,
          ["-frontend", "-Onone", "-disable-llvm-verify", "-diagnostic-style", "llvm"]
            + (isProgram ? [] : ["-parse-as-library"])
            + ["-swift-version", "6", "-module-name", module, "-package-name", "playground"]
            + ["-module-cache-path", "\(cache.root)/module-cache"] + tools.target + tools.macros
            + modules.flatMap { ["-I", $0.folder] } + arguments,
          in: folder, limit: workspace.environment.toolLimit))
      if arguments.first == "-typecheck", ended.ending == .exit(1) { ended.ending = .exit(0) }
      if let kept, ended.succeeded {
        try files.write(bytes: try files.bytes(of: kept.new), to: kept.last)
      }
      return ended
    }
  }

  /// The library of objects, in a folder of its own.
  ///
  /// - Parameter linksOnlyBundledLibraries: whether the program that loads it has all libraries that it needs.
  func link(
    _ name: String, _ objects: [String], linksOnlyBundledLibraries: Bool
  ) async throws(ToolError) -> String {
    // Each object stands in a folder that is named after its contents.
    let key = ContentHash([tools.compilerVersion] + objects)
    let product = try await cache.product("\(name)/libraries", key) { folder throws(ToolError) in
      let linking = tools.linking(
        driver: try workspace.toolchain.program("swiftc"), linksOnlyBundledLibraries: linksOnlyBundledLibraries)
      return try await workspace.run(
        Command(
          linking.program, linking.arguments + objects + ["-o", "\(folder)/\(tools.library)"],
          in: workspace.checkout.root, limit: workspace.environment.toolLimit))
    }
    return try product.folder(orThrow: "\(name) cannot be linked")
  }

  /// A program that has all the usual libraries. It loads the one in the folder that it is started in, or
  /// the one that `RUN_LIBRARY` names, as a program that starts itself again is in another folder. It runs
  /// in the folder that `RUN_FOLDER` names: see `runInEmptyFolder`.
  ///
  /// - Parameters:
  ///   - name: of the program.
  ///   - isAsync: whether `start` waits.
  ///   - seconds: of the processor that it may use.
  ///   - longest: after which it ends itself, where the tool was killed.
  ///   - more: libraries that it has besides.
  ///   - start: what it does with the library, which is called `library`.
  func runner(
    _ name: String, isAsync: Bool = false, seconds: Double, longest: Duration,
    more: [String] = [], start: String
  ) async throws(ToolError) -> String {
    let (whole, part) = (Int(seconds), Int(seconds * 1_000_000) % 1_000_000)
    let text = """
      import \(tools.system.module)
      import Synchronization
      import Testing

      @main struct Runner {
        static func main() \(isAsync ? "async throws " : ""){
          alarm(\(longest.components.seconds))
          \(tools.endsWithParent)
          var limit = itimerval()
          limit.it_value.tv_sec = \(whole)
          limit.it_value.tv_usec = \(part)
          setitimer(\(tools.system.timer), &limit, nil)
          let path = getenv("RUN_LIBRARY").map { String(cString: $0) } ?? "./\(tools.library)"
          guard let library = dlopen(path, RTLD_NOW) else {
            fatalError(String(cString: dlerror()))
          }
          if let folder = getenv("RUN_FOLDER"), chdir(folder) != 0 {
            fatalError("The folder \\(String(cString: folder)) can't be used.")
          }
          \(start)
        }
      }

      """ + (tools.mac == nil ? CrashPlace.runner : "")
    let arguments =
      ["-parse-as-library", "-swift-version", "5"]
      + (tools.mac == nil ? CrashPlace.compilingRunner : [])
      + ["-module-cache-path", "\(cache.root)/module-cache"]
      + tools.linking(all: Self.libraries + more)
    let key = ContentHash([tools.compilerVersion, text] + arguments)
    let product = try await cache.product("modules/\(name)", key) { folder throws(ToolError) in
      try files.write(text, to: "\(folder)/Runner.swift")
      return try await workspace.run(
        Command(
          try workspace.toolchain.program("swiftc"), arguments + ["Runner.swift", "-o", "runner"],
          in: folder, limit: workspace.environment.toolLimit))
    }
    return try product.folder(orThrow: "The runner cannot be built") + "/runner"
  }

  /// Whether programs that load a library have what these modules of the toolchain need.
  static func linksOnlyBundledLibraries(_ modules: Set<String>) -> Bool { modules.isSubset(of: usual) }

  /// The modules whose libraries the programs have, and one that only a Mac has.
  private static let usual: Set = [
    "Combine", "Darwin", "Dispatch", "Foundation", "Glibc", "Observation", "RegexBuilder",
    "Synchronization", "Testing",
  ]
  private static let libraries = [
    "Testing", "swift_StringProcessing", "swiftRegexBuilder", "swiftSwiftOnoneSupport",
    "swiftSynchronization", "swiftDispatch", "Foundation", "swiftGlibc", "swiftObservation",
  ]
}
