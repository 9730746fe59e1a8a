import Book
import ExerciseKit
import ToolSupport

/// What a learner has done, for the marks in the rail: `{"predicted": {"Deps1": "5 of 6"}, "solved": ["AddD"]}`.
struct ProgressMarks: Encodable {
  /// How many values of a chapter were predicted right, by its name.
  private(set) var predicted: [String: String] = [:]
  /// The names of the exercises whose tasks are all solved. One whose page can't be read isn't among them.
  private(set) var solved: [String] = []

  init(_ progress: LearnerProgress, in checkout: Checkout) throws(ToolError) {
    for chapter in try checkout.chapters() {
      predicted[chapter.name] = progress.predicted(chapter)
    }
    for exercise in try Exercise.all(in: checkout) {
      guard let page = try? TaskPage(of: exercise, in: checkout), page.isSolved(progress) else {
        continue
      }
      solved.append(exercise.name)
    }
  }
}
