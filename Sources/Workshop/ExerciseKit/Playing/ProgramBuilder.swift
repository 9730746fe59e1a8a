import Book
import ToolSupport

/// Builds a single program without a package manager, as `DirectCheckBuilder` builds an answer.
struct ProgramBuilder: Sendable {
  /// The limit of processor time in seconds; each program needs less than a tenth.
  static let work = 2.0
  private static let networking = "FoundationNetworking"

  private let program: Program
  private let compiler: DirectCompiler

  /// - Throws: `ToolError` with the reason if this toolchain has a different layout.
  init(_ workspace: Workspace, _ program: Program) async throws(ToolError) {
    self.program = program
    compiler = try await DirectCompiler(workspace)
  }

  /// Builds the program.
  ///
  /// - Parameters:
  ///   - texts: the program's files by path, relative to the checkout; other files are ignored.
  ///   - saved: the paths of the files that changed since the last build.
  ///   - report: gets each step.
  /// - Returns: the command that starts the program, or the compiler's errors.
  func build(
    _ texts: [String: String], saved: Set<String>, report: @Sendable (String) -> Void
  ) async throws(ToolError) -> Result<Command, CompilerErrors> {
    let workspace = compiler.workspace
    let limit = Duration.seconds(10) * workspace.environment.patience
    let own = texts.filter { $0.key.hasPrefix("\(program.folder)/") }
    let imports = importedModules(by: Array(own.values))
    report("building the imported modules")
    let needsNetworking = imports.contains(Self.networking)
    async let runner = Result(of: { () throws(ToolError) in
      try await compiler.runner(
        needsNetworking ? "NetworkPlayer" : "Player",
        seconds: Self.work * Double(workspace.environment.patience), longest: limit * 3,
        more: needsNetworking ? [Self.networking] : [],
        start: """
          // Output before a crash is flushed.
          setvbuf(stdout, nil, _IOLBF, 0)
          typealias Main = @convention(c) (
            Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
          ) -> Int32
          let main = unsafeBitCast(dlsym(library, "main"), to: Main.self)
          exit(main(CommandLine.argc, CommandLine.unsafeArgv))
          """)
    })
    // Diagnostics and `#filePath` refer to the original file.
    let sources = own.keys.sorted().map { path in
      Submission.Source(
        path: path,
        text: "#sourceLocation(file: \"\(workspace.checkout.path(path))\", line: 1)\n"
          + (own[path] ?? ""))
    }
    let build = try await ModuleBuild(
      compiler, program.module, in: program.name, sources,
      importing: imports.subtracting([Self.networking]), options: program.options)
    report("compiling \(sources.count) files")
    let made: ModuleBuild.Compiled<Void>
    switch try await build.compile(saved: saved, atOnce: 2, dependents: { _ in }) {
    case .success(let compiled): made = compiled
    case .failure(let errors): return .failure(errors)
    }
    report("linking")
    let library = try await build.link(made.objects)
    // The program reads its expressions from copies, because the files may change meanwhile.
    let asBuilt = "\(library)/sources"
    for (path, text) in own {
      let copy = asBuilt + workspace.checkout.path(path)
      if !workspace.files.exists(copy) { try workspace.files.write(text, makingFoldersTo: copy) }
    }
    await build.prune()
    return .success(
      Command(
        try await runner.get(), in: library,
        environment: [
          "SWIFT_BACKTRACE": await workspace.backtraceSetting(), "SOURCES_AS_BUILT": asBuilt,
          "RUN_LIBRARY": "\(library)/\(compiler.tools.library)",
        ],
        limit: limit, isContained: true))
  }
}
