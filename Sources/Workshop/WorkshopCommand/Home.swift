import Book
import ExerciseKit
import ToolSupport

extension Workspace {
  /// Prints what `workshop` shows without a verb: the next step, the everyday verbs, and the progress.
  func showHome() throws(ToolError) {
    let progress = try LearnerProgress(of: checkout)
    let chapters = try checkout.chapters()
    let course = try Course(of: checkout)
    console.paragraph(
      "DependencyPlayground: dependency injection in Swift, in code you can run")
    console.line()
    console.paragraph(nextStep(progress, course, chapters))
    console.line()
    for verb in Workshop.everydayVerbs { verb.showSummary(on: console) }
    console.line()
    let solved = course.pages.count { $0.isSolved(progress) }
    console.paragraph("Exercises: \(solved) of \(course.pages.count) solved")
    let predicted = chapters.count { progress.predicted($0) != nil }
    console.paragraph("Predictions with 'predict': \(predicted) of \(chapters.count) chapters")
    console.paragraph("All verbs: swift run workshop help --all")
  }

  /// What to do next: an exercise or a prediction round to resume, else the next exercise, else the book.
  private func nextStep(
    _ progress: LearnerProgress, _ course: Course, _ chapters: [Chapter]
  ) -> String {
    if let name = progress.current,
      course.pages.contains(where: { $0.exercise.name == name && !$0.isSolved(progress) })
    {
      return "Resume \(name): swift run workshop watch"
    }
    if let chapter = chapters.first(where: { progress.place(in: $0).asked > 0 }) {
      return "Resume predicting: swift run workshop predict \(chapter.name)"
    }
    let hasBegun =
      chapters.contains { progress.predicted($0) != nil }
      || course.pages.contains { page in page.tasks.contains(where: progress.isSolved) }
    guard hasBegun else { return "First step: swift run workshop book" }
    return course.next(progress).map { "Next: swift run workshop start \($0.name)" }
      ?? "All exercises are solved. Read on: swift run workshop book"
  }
}
