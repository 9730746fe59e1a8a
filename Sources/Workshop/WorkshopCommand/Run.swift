import Book
import ToolSupport

extension Verb {
  static let run = Verb(
    name: "run",
    usage: "[NAME|NN]",
    summary: "Build and run one chapter, by name or number.",
    details: "Builds the chapter and becomes it: what it prints is all there is on standard "
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
      let program = workspace.folder.program(chapter.name)
      if case .failure(let wrong) = try await workspace.outcome(of: chapter) {
        if let printed = wrong.printed { workspace.console.write(printed) }
        workspace.console.writeError(
          wrapped(
            "This is not what \(chapter.expected) has: \(wrong.short). See every line: swift run "
              + "workshop expect \(chapter.name). Try more: swift run workshop play \(chapter.name)",
            width: workspace.console.width) + "\n")
        if wrong.printed != nil { return 0 }
      }
      let reason = exec(program)
      throw ToolError("\(workspace.checkout.relative(program)) cannot be run: \(reason).")
    })
}
