import Book
import ExerciseKit
import ToolSupport

/// A learner's progress, for the marks in the sidebar: `{"predicted": {"Deps1": "5 of 6"}, "solved": ["AddD"]}`.
struct ProgressMarks: Encodable {
  /// The best prediction score of each chapter, by its name.
  private(set) var predicted: [String: String] = [:]
  /// The names of solved exercises, except those with unreadable pages.
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
