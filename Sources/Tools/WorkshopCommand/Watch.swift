import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let watch = onExercise(
    name: "watch",
    summary: "Judge the exercise at every save.",
    details: "Shows the verdict on the text as it was saved last: the compiler's first errors, or "
      + "each check. Keys: h the next hint, n the next exercise, l all exercises, q quit. In a pipe "
      + "it prints each verdict, and ends when it is interrupted."
  ) { session, exercise throws(ToolError) in
    var loop = try await WatchLoop(session, exercise)
    try await loop.run()
    return 0
  }
}
