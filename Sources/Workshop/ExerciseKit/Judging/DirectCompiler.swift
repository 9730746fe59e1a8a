import Book
import ToolSupport

/// Compiles and links without a package manager, and caches every product by the hash of its inputs.
struct DirectCompiler: Sendable {
  let workspace: Workspace
  let tools: DirectTools
  let cache: ProductCache
  private var files: any FileSystem { workspace.files }

  /// - Parameter keepsProducts: whether products stay for an hour after their last use, instead of minutes.
  /// - Throws: `ToolError` with the reason if this toolchain has a different layout.
  init(_ workspace: Workspace, keepsProducts: Bool = false) async throws(ToolError) {
    let tools = try await workspace.toolchain.directTools()
    if let missing = tools.needed.first(where: { !workspace.files.exists($0) }) {
      throw ToolError("missing file: \(missing).")
    }
    (self.workspace, self.tools) = (workspace, tools)
    cache = ProductCache(
      root: "\(workspace.folder.products)/exercises", files: workspace.files,
      old: keepsProducts ? .seconds(3600) : workspace.environment.productAge)
  }

  /// A compiled module that others import.
  struct Compiled {
    let name: String
    let folder: String
    /// Changes whenever importing modules must be recompiled.
    let key: String
  }

  /// The named modules of `Sources`, each after its imports.
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

  /// Compiler arguments for the objects of some files of a module.
  static func objects(
    of files: some Sequence<String>, beside others: some Sequence<String>
  ) -> [String] {
    ["-c", "-enable-testing"] + files.flatMap { ["-primary-file", $0, "-o", object(of: $0)] }
      + others
  }

  /// Compiler arguments for a module file without bodies, hashes of the text, and folders.
  static func interface(of module: String, _ files: [String]) -> [String] {
    ["-emit-module", "-enable-testing", "-o", "\(module).swiftmodule"]
      + ["-experimental-skip-non-inlinable-function-bodies-without-types"]
      + ["-disable-incremental-imports", "-no-serialize-debugging-options"] + files
  }

  /// The name of a file's object.
  static func object(of file: String) -> String { file.replacing(".swift", with: ".o") }

  /// Runs the compiler in a folder with these files, unless the product is cached.
  ///
  /// - Parameters:
  ///   - place: the folder of the cache for all versions of the product.
  ///   - arguments: compiler arguments. Errors of `-typecheck` are a valid result.
  ///   - object: an object file of the last build that the compiler keeps if its code would be the same.
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
      // Without folders in the file names, the code is the same in every folder.
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

  /// Links objects to a library in its own folder.
  ///
  /// - Parameter linksOnlyBundledLibraries: whether the loading program has all required libraries.
  func link(
    _ name: String, _ objects: [String], linksOnlyBundledLibraries: Bool
  ) async throws(ToolError) -> String {
    // The folder of each object has the hash of its contents as its name.
    let key = ContentHash([tools.compilerVersion] + objects)
    let product = try await cache.product("\(name)/libraries", key) { folder throws(ToolError) in
      let linking = tools.linking(
        driver: try workspace.toolchain.program("swiftc"),
        linksOnlyBundledLibraries: linksOnlyBundledLibraries)
      return try await workspace.run(
        Command(
          linking.program, linking.arguments + objects + ["-o", "\(folder)/\(tools.library)"],
          in: workspace.checkout.root, limit: workspace.environment.toolLimit))
    }
    return try product.folder(orThrow: "\(name) cannot be linked")
  }

  /// A program with all bundled libraries. It loads a library from the current folder, or from `RUN_LIBRARY`,
  /// because a program that restarts itself is in a different folder. It runs in `RUN_FOLDER`: see
  /// `runInEmptyFolder`.
  ///
  /// - Parameters:
  ///   - isAsync: whether `start` is asynchronous.
  ///   - seconds: the limit of processor time.
  ///   - longest: the time after which it exits, in case the tool was killed.
  ///   - more: additional libraries.
  ///   - start: code that uses the loaded `library`.
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

  /// Whether the loading programs have the libraries of these toolchain modules.
  static func linksOnlyBundledLibraries(_ modules: Set<String>) -> Bool {
    modules.isSubset(of: bundledModules)
  }

  /// The modules whose libraries the programs have; Combine and Darwin are for macOS.
  private static let bundledModules: Set = [
    "Combine", "Darwin", "Dispatch", "Foundation", "Glibc", "Observation", "RegexBuilder",
    "Synchronization", "Testing",
  ]
  private static let libraries = [
    "Testing", "swift_StringProcessing", "swiftRegexBuilder", "swiftSwiftOnoneSupport",
    "swiftSynchronization", "swiftDispatch", "Foundation", "swiftGlibc", "swiftObservation",
  ]
}
