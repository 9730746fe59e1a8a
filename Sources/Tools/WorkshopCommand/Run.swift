import Book
import ToolSupport

extension Verb {
  static let run = Verb(
    name: "run",
    usage: "[NAME|NN]",
    summary: "Build and run one chapter, by name or number.",
    details: "Builds the chapter and becomes it: what it prints is all there is on standard "
      + "output. 'swift run NAME' does the same with SwiftPM's own words before it. "
      + "Without a name it is the chapter whose folder you are in.",
    words: 0...1,
    action: .inCheckout { session, words throws(ToolError) in
      guard let chapter = try session.chapter(words) else {
        throw ToolError("Name the chapter to run: run Deps1", .usedWrongly)
      }
      let errors = try await session.build(chapter) {
        session.console.writeError("\($0) run \(chapter.name)\n")
      }
      guard errors.isEmpty else {
        throw ToolError("\(chapter.title) does not compile:\n\(errors.joined(separator: "\n"))")
      }
      let program = session.folder.program(chapter.name)
      let reason = become(program)
      throw ToolError("\(session.checkout.relative(program)) cannot be run: \(reason).")
    })
}
