import Book
import ToolSupport

/// Builds a chapter alone, without a package manager, as `DirectCheckBuilder` builds an answer.
///
/// The files that were saved are compiled beside the module file. Every other file is compiled only
/// where that file has changed, which an edit inside bodies does not do.
struct ChapterBuilder: Sendable {
  /// How many seconds of the processor a chapter may use; each needs less than a tenth.
  static let work = 2.0
  private static let networking = "FoundationNetworking"

  private let chapter: Chapter
  private let compiler: DirectCompiler
  private var cache: ProductCache { compiler.cache }

  /// - Throws: `ToolError` with the reason where this toolchain is arranged otherwise.
  init(_ workspace: Workspace, _ chapter: Chapter) async throws(ToolError) {
    self.chapter = chapter
    compiler = try await DirectCompiler(workspace)
  }

  /// What starts the chapter, or the compiler's errors.
  ///
  /// - Parameters:
  ///   - texts: the chapter's files by path, relative to the checkout, and maybe others.
  ///   - saved: the paths of those that are not as they were built last.
  ///   - tell: is told what is being done.
  func build(
    _ texts: [String: String], saved: Set<String>, tell: @Sendable (String) -> Void
  ) async throws(ToolError) -> Result<Command, CompilerErrors> {
    let workspace = compiler.workspace
    let own = texts.filter { $0.key.hasPrefix("\(chapter.folder)/") }
    let imports = importedModules(by: Array(own.values))
    tell("building what it imports")
    let needsNetworking = imports.contains(Self.networking)
    async let program = Result(of: { () throws(ToolError) in
      try await compiler.runner(
        needsNetworking ? "NetworkPlayer" : "Player", seconds: Self.work,
        more: needsNetworking ? [Self.networking] : [],
        start: """
          // What is printed before a crash can be read.
          setvbuf(stdout, nil, _IOLBF, 0)
          typealias Main = @convention(c) (
            Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
          ) -> Int32
          let main = unsafeBitCast(dlsym(library, "main"), to: Main.self)
          exit(main(CommandLine.argc, CommandLine.unsafeArgv))
          """)
    })
    let modules = try await compiler.shared(imports)
    // A file says where it really stands, and the compiler speaks of it as it does there.
    let sources = own.keys.sorted().map { path in
      Submission.Source(
        path: path,
        text: "#sourceLocation(file: \"\(workspace.checkout.path(path))\", line: 1)\n"
          + (own[path] ?? ""))
    }
    tell("compiling \(sources.count) files")
    let edited = sources.filter { saved.contains($0.path) }
    async let interface = Result(of: { () throws(ToolError) in
      try await compile(sources, "interfaces", importing: modules) {
        DirectCompiler.interface(of: chapter.name, $0)
      }
    })
    // Not worth it where nearly all of them are compiled anyway.
    let isEdit = !edited.isEmpty && edited.count < sources.count / 2 + 1
    let early = isEdit ? try await compile(edited, of: sources, modules) : nil
    if let early, early.folder == nil {
      return .failure(CompilerErrors(Diagnostic.errors(in: early.said)))
    }
    let seen = try await interface.get()
    guard let folder = seen.folder else {
      return .failure(CompilerErrors(Diagnostic.errors(in: seen.said)))
    }
    let bytes = try workspace.files.bytes(of: "\(folder)/\(chapter.name).swiftmodule")
    let key = ContentHash(bytes: bytes).description
    if let early = early?.folder {
      for source in edited { _ = try await keep(source, key, modules, from: early) }
    }
    let missing = sources.filter { !cache.has(place, objectKey(of: $0, key, modules)) }
    let half = (missing.count + 1) / 2
    let groups = [Array(missing.prefix(half)), Array(missing.dropFirst(half))].filter {
      !$0.isEmpty
    }
    let made = try await inParallel(groups) { group throws(ToolError) in
      try await compile(group, of: sources, modules)
    }
    let errors = made.filter { $0.folder == nil }
    guard errors.isEmpty else {
      return .failure(CompilerErrors(Diagnostic.errors(in: errors.map(\.said).joined())))
    }
    var objects = modules.map { "\($0.folder)/\($0.name).o" }
    for source in sources {
      let group = groups.firstIndex { $0.contains { $0.path == source.path } }
      let folder = try await keep(
        source, key, modules, from: group.flatMap { made[$0].folder } ?? "")
      objects.append("\(folder)/\(DirectCompiler.object(of: source.name))")
    }
    tell("linking")
    let others = imports.subtracting(modules.map(\.name) + [Self.networking])
    let library = try await compiler.link(
      chapter.name, objects, isUsual: DirectCompiler.isUsual(others))
    for kind in ["interfaces", "groups", "objects", "libraries"] {
      cache.prune("\(chapter.name)/\(kind)")
    }
    return .success(
      Command(
        try await program.get(), in: library, environment: ["SWIFT_BACKTRACE": "enable=no"],
        limit: .seconds(10)))
  }

  /// Where the object of each file is kept, by the file and what it sees of the others.
  private var place: String { "\(chapter.name)/objects" }

  private func objectKey(
    of source: Submission.Source, _ interface: String, _ modules: [DirectCompiler.Compiled]
  ) -> ContentHash {
    ContentHash(
      [compiler.tools.compilerVersion, interface, source.path, source.text] + modules.map(\.key))
  }

  /// The folder with the object of a file, which is in `folder` if it is not kept yet.
  private func keep(
    _ source: Submission.Source, _ interface: String, _ modules: [DirectCompiler.Compiled],
    from folder: String
  ) async throws(ToolError) -> String {
    let files = compiler.workspace.files
    let object = DirectCompiler.object(of: source.name)
    let key = objectKey(of: source, interface, modules)
    let kept = try await cache.product(place, key) { new throws(ToolError) in
      try files.write(bytes: try files.bytes(of: "\(folder)/\(object)"), to: "\(new)/\(object)")
      return ProcessResult(.exit(0))
    }
    return try kept.folder(orThrow: "\(source.path) has no object")
  }

  private func compile(
    _ some: [Submission.Source], of all: [Submission.Source],
    _ modules: [DirectCompiler.Compiled]
  ) async throws(ToolError) -> ProductCache.Product {
    let names = some.map(\.name)
    return try await compile(all, "groups", importing: modules) { all in
      DirectCompiler.objects(of: names, beside: all.filter { !names.contains($0) })
    }
  }

  private func compile(
    _ sources: [Submission.Source], _ kind: String, importing modules: [DirectCompiler.Compiled],
    _ arguments: (_ names: [String]) -> [String]
  ) async throws(ToolError) -> ProductCache.Product {
    try await compiler.compile(
      chapter.name, in: "\(chapter.name)/\(kind)", sources, importing: modules,
      arguments(sources.map(\.name)))
  }
}

/// What the compiler refuses.
package struct CompilerErrors: Error {
  let all: [Diagnostic]

  init(_ all: [Diagnostic]) { self.all = all }
}
