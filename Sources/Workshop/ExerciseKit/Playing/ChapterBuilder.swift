import Book
import ToolSupport

/// Builds a chapter alone, without a package manager, as `DirectCheckBuilder` builds an answer.
struct ChapterBuilder: Sendable {
  /// How many seconds of the processor a chapter may use; each needs less than a tenth.
  static let work = 2.0
  private static let networking = "FoundationNetworking"

  private let chapter: Chapter
  private let compiler: DirectCompiler

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
    let limit = Duration.seconds(10) * workspace.environment.patience
    let own = texts.filter { $0.key.hasPrefix("\(chapter.folder)/") }
    let imports = importedModules(by: Array(own.values))
    tell("building what it imports")
    let needsNetworking = imports.contains(Self.networking)
    async let program = Result(of: { () throws(ToolError) in
      try await compiler.runner(
        needsNetworking ? "NetworkPlayer" : "Player",
        seconds: Self.work * Double(workspace.environment.patience), longest: limit * 3,
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
    // A file says where it really stands, and the compiler speaks of it as it does there.
    let sources = own.keys.sorted().map { path in
      Submission.Source(
        path: path,
        text: "#sourceLocation(file: \"\(workspace.checkout.path(path))\", line: 1)\n"
          + (own[path] ?? ""))
    }
    let build = try await ModuleBuild(
      compiler, chapter.name, in: chapter.name, sources,
      importing: imports.subtracting([Self.networking]))
    tell("compiling \(sources.count) files")
    let made: ModuleBuild.Compiled<Void>
    switch try await build.compile(saved: saved, atOnce: 2, dependents: { _ in }) {
    case .success(let compiled): made = compiled
    case .failure(let errors): return .failure(errors)
    }
    tell("linking")
    let library = try await build.link(made.objects)
    // The program reads its expressions where it is told, as the files may be others by then.
    let asBuilt = "\(library)/sources"
    for (path, text) in own {
      let copy = asBuilt + workspace.checkout.path(path)
      if !workspace.files.exists(copy) { try workspace.files.write(text, makingFoldersTo: copy) }
    }
    await build.prune()
    return .success(
      Command(
        try await program.get(), in: library,
        environment: [
          "SWIFT_BACKTRACE": await workspace.backtraceSetting(), "SOURCES_AS_BUILT": asBuilt,
          "RUN_LIBRARY": "\(library)/\(compiler.tools.library)",
        ],
        limit: limit, isContained: true))
  }
}
