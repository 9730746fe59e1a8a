import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let play = Verb(
    name: "play",
    usage: "[NAME|NN]",
    summary: "A chapter as a playground: edit it, and see what it prints otherwise.",
    details:
      "Opens with what to edit and a first idea. At every save of a file of the chapter it builds "
      + "the chapter alone, runs it, and shows the values that are not as committed, old and new. "
      + "Keys: a all of the output and back, d what you changed in the source, r back to as committed, "
      + "u undo, space and b (or j, k and the arrows) to scroll, q quit. Without a name it is the "
      + "chapter whose folder you are in. In a pipe it prints each run. It ends where nobody can type "
      + "or read any more.",
    words: 0...1,
    action: .inCheckout { session, words throws(ToolError) in
      guard let chapter = try session.chapter(words) else {
        throw ToolError("Name the chapter to play with: play Deps1", .usedWrongly)
      }
      var loop = try await PlayLoop(session, chapter)
      try await loop.run()
      return 0
    })
}
