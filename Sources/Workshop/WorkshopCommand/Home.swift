import Book
import ExerciseKit
import ToolSupport

extension Workspace {
  /// What `workshop` says without a verb: where you are, and what to do next.
  func showHome() throws(ToolError) {
    let progress = try LearnerProgress(of: checkout)
    let present = try checkout.chapters()
    let planned = try Contents(of: checkout).entries.count
    console.paragraph("DependencyPlayground: managing dependencies in Swift, executable.")
    console.paragraph("You are in \(checkout.root)")
    console.paragraph("\(present.count) of \(planned) chapters are written.")
    let course = try Course(of: checkout)
    let solved = course.pages.count { $0.isSolved(progress) }
    console.paragraph("\(solved) of \(course.pages.count) exercises are solved.")
    let predicted = present.count { progress.predicted($0) != nil }
    console.paragraph("\(predicted) of \(present.count) chapters are predicted.")
    console.line()
    console.line("What to do next")
    console.entry("  see it all", "swift run workshop tour")
    if let first = present.first {
      console.entry("  run one", "swift run \(first.name)")
      console.entry("  its guide", first.guide)
      console.entry("  predict it", "swift run workshop predict \(first.name)")
      console.entry("  play with it", "swift run workshop play \(first.name)")
    }
    let current = course.pages.first {
      $0.exercise.name == progress.current && !$0.isSolved(progress)
    }
    if let current {
      console.entry("  go on", "swift run workshop watch, with \(current.exercise.file)")
    } else if let next = course.next(progress) {
      console.entry("  practise", "swift run workshop start \(next.name)")
    }
    console.entry("  contents", "swift run workshop list")
    console.entry("  ask a claim", "swift run workshop claim DEPS-12")
    console.entry("  all verbs", "swift run workshop help")
  }
}
