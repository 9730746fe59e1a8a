import Book
import ToolSupport

/// The exercises in the order a learner takes them.
package struct Course: Sendable {
  package private(set) var pages: [TaskPage] = []

  /// Orders the exercises by chapter, and within a chapter as its guide does, except that an exercise follows those that
  /// teach what it needs.
  package init(of checkout: Checkout) throws(ToolError) {
    var left = try Exercise.all(in: checkout).map { exercise throws(ToolError) in
      try TaskPage(of: exercise, in: checkout)
    }
    while let first = left.first {
      let siblings = left.filter { $0.exercise.chapter == first.exercise.chapter }
      let next =
        siblings.first { page in
          !siblings.contains { $0.exercise != page.exercise && $0.teachesWhatIsNeeded(by: page) }
        } ?? first
      pages.append(next)
      left.removeAll { $0.exercise == next.exercise }
    }
  }

  /// Reports each need that no earlier task teaches.
  package func problems() -> [Diagnostic] {
    var taught: Set<String> = []
    var problems: [Diagnostic] = []
    for page in pages {
      for task in page.tasks {
        for need in task.needs where !taught.contains(need) {
          let sentence = "\(task.id) needs '\(need)', which no earlier task teaches."
          problems.append(Diagnostic(page.exercise.notes, sentence))
        }
        taught.formUnion(task.teaches)
      }
    }
    return problems
  }

  /// The first exercise with an unsolved task: among those after `exercise`, or else among all.
  package func next(after exercise: Exercise? = nil, _ progress: LearnerProgress) -> Exercise? {
    let start = pages.firstIndex { $0.exercise == exercise }.map { $0 + 1 } ?? 0
    return (pages[start...] + pages[..<start]).first { page in
      page.exercise != exercise && !page.isSolved(progress)
    }?.exercise
  }
}

extension TaskPage {
  package func isSolved(_ progress: LearnerProgress) -> Bool {
    tasks.allSatisfy { progress.isSolved($0) }
  }

  /// Its name, progress and minutes; '>' marks the current exercise.
  package func line(_ progress: LearnerProgress) -> String {
    let solved = tasks.count { progress.isSolved($0) }
    let mark = exercise.name == progress.current ? ">" : "-"
    return "\(mark) \(exercise.name): \(solved) of \(tasks.count) tasks solved, "
      + "\(roundedMinutes) min"
  }

  /// Whether earlier exercises and its own tasks teach everything it needs.
  package func isReady(after others: [TaskPage]) -> Bool {
    needs.isSubset(of: others.reduce(teaches) { $0.union($1.teaches) })
  }

  fileprivate func teachesWhatIsNeeded(by other: TaskPage) -> Bool {
    !other.needs.subtracting(other.teaches).isDisjoint(with: teaches)
  }

  private var teaches: Set<String> { Set(tasks.flatMap(\.teaches)) }
  private var needs: Set<String> { Set(tasks.flatMap(\.needs)) }
}
