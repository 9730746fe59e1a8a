import ToolSupport

/// Commands with their output, and commands alone.
struct CommandBlocks: BlockKind {
  let marks = ["console command", "sh"]

  let workspace: Workspace
  let commands: PackageCommands
  /// Returns the output of `workshop`.
  let workshop: @Sendable (_ arguments: [String]) async -> String
  /// Cached outputs, by command.
  private let outputs = AsyncCache<String, String>()

  init(
    _ workspace: Workspace, _ commands: PackageCommands,
    workshop: @escaping @Sendable (_ arguments: [String]) async -> String
  ) {
    (self.workspace, self.commands, self.workshop) = (workspace, commands, workshop)
  }

  func source(of block: QuotingBlock) async throws(ToolError) -> BlockSource {
    if block.language == "console" { return .copy(of: try await printed(block)) }
    let wrong = block.text.lines.filter { !commands.has($0, in: block.checkout) }
    return .differences(wrong.map { "'\($0)' is not a command of this package." })
  }

  /// The command and its output, including standard error.
  private func printed(_ block: QuotingBlock) async throws(ToolError) -> String {
    let command = block.mark
    let words = command.split(separator: " ").map(String.init)
    guard words.starts(with: ["swift", "run"]), words.count > 2,
      words[2] == "workshop" || commands.has(command, in: block.checkout)
    else { throw ToolError("Quote only 'swift run PROGRAM …' with a program of this package.") }
    let (name, arguments) = (words[2], Array(words.dropFirst(3)))
    let printed = try await outputs.answer(to: command) {
      [workspace, workshop] () throws(ToolError) in
      guard name != "workshop" else { return await workshop(arguments) }
      let program = workspace.folder.program(name)
      guard workspace.files.exists(program) else {
        throw ToolError("\(name) is not built. Build it: swift build --product \(name)")
      }
      let ended = try await workspace.run(
        Command(
          program, arguments, in: workspace.checkout.root,
          limit: workspace.environment.toolLimit))
      return ended.output + ended.errors
    }
    return "$ \(command)\n\(printed.trimming(while: \.isNewline))"
  }
}
