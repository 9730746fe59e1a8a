import Book
import ToolSupport

/// The build of a module and its library at every save: an answer with its given files, or a chapter.
///
/// Saved files are compiled in parallel with the module file, which needs no bodies. Everything that depends on
/// the module file is compiled afterwards, and only if it changed: an edit inside a body leaves it byte for byte
/// the same.
struct ModuleBuild: Sendable {
  /// Builds what depends on the module file.
  typealias Use<Dependents> =
    @Sendable (_ module: DirectCompiler.Compiled) async throws(ToolError) -> Dependents

  struct Compiled<Dependents: Sendable> {
    /// The paths of the objects.
    let objects: [String]
    /// The folder with the text of all files; nil if no saved file was compiled.
    let folder: String?
    /// The warnings in the saved files.
    let warnings: [Diagnostic]
    /// The builds that depend on the module file.
    let dependents: Dependents
  }

  /// The imported modules of this package.
  let modules: [DirectCompiler.Compiled]
  private let compiler: DirectCompiler
  private let name: String
  /// The module's folder in the cache.
  private let place: String
  private let sources: [Submission.Source]
  /// The imported modules of the toolchain.
  private let others: Set<String>
  /// Compiler arguments for the module file and the objects.
  private let options: [String]

  init(
    _ compiler: DirectCompiler, _ name: String, in place: String, _ sources: [Submission.Source],
    importing imports: Set<String>, options: [String] = []
  ) async throws(ToolError) {
    (self.compiler, self.name, self.place, self.sources) = (compiler, name, place, sources)
    self.options = options
    modules = try await compiler.shared(imports)
    others = imports.subtracting(modules.map(\.name))
  }

  /// Compiles everything that isn't cached, and what depends on the module.
  ///
  /// - Parameters:
  ///   - saved: the paths of the files that changed since the last build.
  ///   - atOnce: the number of processes for the other files.
  ///   - dependents: builds what depends on the module file.
  func compile<Dependents: Sendable>(
    saved: Set<String>, atOnce: Int,
    dependents: @escaping Use<Dependents>
  ) async throws(ToolError) -> Result<Compiled<Dependents>, CompilerErrors> {
    let edited = sources.filter { saved.contains($0.path) }
    // Compiling them early isn't worthwhile if nearly all files are compiled anyway.
    let early = edited.count > max(1, sources.count / 2) ? [] : edited
    async let rest = Result(of: { () throws(ToolError) in
      try await compileRest(without: Set(early.map(\.path)), atOnce, dependents)
    })
    let made = early.isEmpty ? nil : try await compile(early)
    if let made, made.folder == nil { return .failure(CompilerErrors(in: made.messages)) }
    let found: Rest<Dependents>
    switch try await rest.get() {
    case .success(let made): found = made
    case .failure(let errors): return .failure(errors)
    }
    let new = early.map { "\(made?.folder ?? "")/\(DirectCompiler.object(of: $0.name))" }
    return .success(
      Compiled(
        objects: new + found.objects, folder: made?.folder,
        warnings: Diagnostic.all(in: made?.messages ?? "").filter { !$0.isError },
        dependents: found.dependents))
  }

  /// Links these objects and those of the imported modules, and returns the folder of the library.
  func link(_ objects: [String]) async throws(ToolError) -> String {
    // ToolSupport calls `atexit`, which is in a part of the C library that only the driver links.
    let linksOnlyBundledLibraries =
      DirectCompiler.linksOnlyBundledLibraries(others)
      && !modules.contains { $0.name == "ToolSupport" }
    return try await compiler.link(
      place, modules.map { "\($0.folder)/\($0.name).o" } + objects,
      linksOnlyBundledLibraries: linksOnlyBundledLibraries)
  }

  /// Removes old products of the module, and of the given kinds.
  func prune(_ kinds: [String] = []) async {
    for kind in ["interfaces", "saved", "objects", "libraries"] + kinds {
      compiler.cache.prune("\(place)/\(kind)")
    }
  }

  // MARK: - Builds after the module file

  /// The objects of the unsaved files, and the builds that depend on the module file.
  private typealias Rest<Dependents> = (objects: [String], dependents: Dependents)

  private func compileRest<Dependents: Sendable>(
    without early: Set<String>, _ atOnce: Int,
    _ dependents: @escaping Use<Dependents>
  ) async throws(ToolError) -> Result<Rest<Dependents>, CompilerErrors> {
    let seen = try await compiler.compile(
      name, in: "\(place)/interfaces", sources, importing: modules,
      options + DirectCompiler.interface(of: name, sources.map(\.name)))
    guard let folder = seen.folder else { return .failure(CompilerErrors(in: seen.messages)) }
    let bytes = try compiler.workspace.files.bytes(of: "\(folder)/\(name).swiftmodule")
    let key = ContentHash(bytes: bytes).description
    async let made = Result(of: { () throws(ToolError) in
      try await dependents(DirectCompiler.Compiled(name: name, folder: folder, key: key))
    })
    let objects = sources.filter { !early.contains($0.path) }.map { source in
      // The module file has the interfaces of the other files.
      let inputs =
        [compiler.tools.compilerVersion, key, source.path, source.text]
        + CrashPlace.compiling + options
      let key = ContentHash(inputs + modules.map(\.key))
      return (source: source, key: key, folder: compiler.cache.known(kept, key)?.folder)
    }
    let missing = objects.filter { $0.folder == nil }.map(\.source)
    let size = max(1, (missing.count + atOnce - 1) / atOnce)
    let groups = stride(from: 0, to: missing.count, by: size).map {
      Array(missing[$0..<min($0 + size, missing.count)])
    }
    let products = try await inParallel(groups) { group throws(ToolError) in
      try await compile(group)
    }
    let refused = products.filter { $0.folder == nil }
    guard refused.isEmpty else {
      return .failure(CompilerErrors(in: refused.map(\.messages).joined()))
    }
    var paths: [String] = []
    for (source, key, folder) in objects {
      if let folder {
        paths.append("\(folder)/\(DirectCompiler.object(of: source.name))")
        continue
      }
      let group = groups.firstIndex { $0.contains { $0.path == source.path } }
      let made = group.flatMap { products[$0].folder }
      paths.append(try await object(of: source, key, in: made ?? ""))
    }
    return .success((paths, try await made.get()))
  }

  /// Compiles some files of the module.
  private func compile(
    _ some: [Submission.Source]
  ) async throws(ToolError) -> ProductCache.Product {
    let names = some.map(\.name)
    let others = sources.map(\.name).filter { !names.contains($0) }
    return try await compiler.compile(
      name, in: "\(place)/saved", sources, importing: modules,
      CrashPlace.compiling + options + DirectCompiler.objects(of: names, beside: others))
  }

  private var kept: String { "\(place)/objects" }

  /// The cached object of a file, copied from `folder` if it is new.
  private func object(
    of source: Submission.Source, _ key: ContentHash, in folder: String
  ) async throws(ToolError) -> String {
    let files = compiler.workspace.files
    let object = DirectCompiler.object(of: source.name)
    let product = try await compiler.cache.product(kept, key) { new throws(ToolError) in
      try files.write(bytes: try files.bytes(of: "\(folder)/\(object)"), to: "\(new)/\(object)")
      return ProcessResult(.exit(0))
    }
    return try product.folder(orThrow: "\(source.path) has no object") + "/\(object)"
  }
}

struct CompilerErrors: Error {
  let all: [Diagnostic]

  init(in text: String) { all = Diagnostic.errors(in: text) }
}
