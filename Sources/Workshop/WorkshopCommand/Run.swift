import Book
import ToolSupport

extension Verb {
  static let run = Verb(
    name: "run",
    usage: "[NAME|NN]",
    summary: "Build and run one chapter",
    examples: [
      ("run", "runs the chapter of the current folder"),
      ("run 14", "runs chapter 14"),
      ("run deps1", "the same, by name in any case"),
    ],
    notes: [
      "Standard output is the program's. Standard error reports differences from Expected.txt.",
      "'swift run Deps1' does the same without the comparison.",
    ],
    argumentCount: 0...1,
    action: .inCheckout { workspace, arguments throws(ToolError) in
      guard let chapter = try workspace.chapter(arguments) else {
        throw ToolError("Name the chapter to run: run Deps1", .usedWrongly)
      }
      let errors = try await workspace.build(chapter) {
        workspace.console.writeError("\($0) run \(chapter.name)\n")
      }
      guard errors.isEmpty else {
        throw ToolError("\(chapter.title) does not compile:\n\(errors.joined(separator: "\n"))")
      }
      let (program, console) = (workspace.folder.program(chapter.name), workspace.console)
      guard let ended = try await workspace.run(chapter) else {
        throw ToolError("\(workspace.checkout.relative(program)) doesn't exist.")
      }
      // The output is written here because the program wouldn't notice that it is lost. A program that
      // crashes or hangs runs again, directly in the terminal.
      var isShown = ended.wasCut
      if case .exit = ended.ending { isShown = true }
      if isShown {
        console.write(ended.output)
        console.writeError(ended.errors)
      }
      if case .failure(let wrong) = try workspace.outcome(of: chapter, ended) {
        console.writeError(
          wrapped(
            "Doesn't match \(chapter.expected): \(wrong.short). See every line: swift run "
              + "workshop expect \(chapter.name). Experiment: swift run workshop play \(chapter.name)",
            width: console.width) + "\n")
      }
      if case .exit(let status) = ended.ending { return status }
      if isShown { return 1 }
      let reason = exec(program)
      throw ToolError("\(workspace.checkout.relative(program)) cannot be run: \(reason).")
    })
}
