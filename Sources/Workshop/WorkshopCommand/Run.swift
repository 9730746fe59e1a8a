import Book
import ToolSupport

extension Verb {
  static let run = Verb(
    name: "run",
    usage: "[NAME|NN]",
    summary: "Build and run one chapter, by name or number.",
    details: "Builds the chapter and runs it: what it prints is all there is on standard "
      + "output. Where that is not what Expected.txt has, standard error says so. 'swift run NAME' "
      + "runs it with SwiftPM's own words before it, and compares nothing. "
      + "Without a name it is the chapter whose folder you are in.",
    words: 0...1,
    action: .inCheckout { workspace, words throws(ToolError) in
      guard let chapter = try workspace.chapter(words) else {
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
        throw ToolError("There is no \(workspace.checkout.relative(program)).")
      }
      // A program doesn't notice that its output is lost, so the output is written here. A program that
      // crashes or hangs runs again, in plain view.
      var isWhole = ended.wasCut
      if case .exit = ended.ending { isWhole = true }
      if isWhole {
        console.write(ended.output)
        console.writeError(ended.errors)
      }
      if case .failure(let wrong) = try workspace.outcome(of: chapter, ended) {
        console.writeError(
          wrapped(
            "This is not what \(chapter.expected) has: \(wrong.short). See every line: swift run "
              + "workshop expect \(chapter.name). Try more: swift run workshop play \(chapter.name)",
            width: console.width) + "\n")
      }
      if case .exit(let status) = ended.ending { return status }
      if isWhole { return 1 }
      let reason = exec(program)
      throw ToolError("\(workspace.checkout.relative(program)) cannot be run: \(reason).")
    })
}
