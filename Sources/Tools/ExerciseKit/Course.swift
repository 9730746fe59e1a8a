import Book
import ToolSupport

/// The exercises in the order a learner takes them, with their tasks.
package struct Course: Sendable {
  package struct Entry: Sendable {
    package let exercise: Exercise
    package let page: TaskPage
  }

  package let entries: [Entry]

  /// Chapter by chapter; within one, an exercise comes after those that teach what it needs.
  package init(of checkout: Checkout) throws(ToolError) {
    var entries: [Entry] = []
    var left = try Exercise.all(in: checkout).map { exercise throws(ToolError) in
      Entry(exercise: exercise, page: try TaskPage(of: exercise, in: checkout))
    }
    while let first = left.first {
      let siblings = left.filter { $0.exercise.chapter == first.exercise.chapter }
      let next =
        siblings.first { entry in
          !siblings.contains { $0.exercise != entry.exercise && $0.teachesWhatIsNeeded(by: entry) }
        } ?? first
      entries.append(next)
      left.removeAll { $0.exercise == next.exercise }
    }
    self.entries = entries
  }

  /// Where a task needs what no task before it teaches.
  package func problems() -> [Problem] {
    var taught: Set<String> = []
    var problems: [Problem] = []
    for entry in entries {
      for task in entry.page.tasks {
        for need in task.needs where !taught.contains(need) {
          let sentence = "\(task.id) needs '\(need)', which nothing before teaches."
          problems.append(Problem(entry.exercise.tasks, sentence))
        }
        taught.formUnion(task.teaches)
      }
    }
    return problems
  }

  /// The first exercise that has an unsolved task; of those after `exercise` first, then of all.
  package func next(after exercise: Exercise? = nil, _ progress: LearnerProgress) -> Entry? {
    let start = entries.firstIndex { $0.exercise == exercise }.map { $0 + 1 } ?? 0
    return (entries[start...] + entries[..<start]).first { entry in
      entry.exercise != exercise && !entry.isSolved(progress)
    }
  }
}

extension Course.Entry {
  package func isSolved(_ progress: LearnerProgress) -> Bool {
    page.tasks.allSatisfy { progress.isSolved($0) }
  }

  /// Its name, how far it is, and how long it takes; the current one behind '>'.
  package func line(_ progress: LearnerProgress) -> String {
    let solved = page.tasks.count { progress.isSolved($0) }
    let mark = exercise.name == progress.current ? ">" : "-"
    return "\(mark) \(exercise.name): \(solved) of \(page.tasks.count) tasks solved, "
      + "\(page.minutes) min"
  }

  /// Whether those before it, and its own tasks, teach all it needs.
  package func isReady(after others: [Course.Entry]) -> Bool {
    let needed = Set(page.tasks.flatMap(\.needs))
    return needed.isSubset(of: (others + [self]).flatMap { $0.page.tasks.flatMap(\.teaches) })
  }

  fileprivate func teachesWhatIsNeeded(by other: Course.Entry) -> Bool {
    let own = Set(other.page.tasks.flatMap(\.teaches))
    let needed = Set(other.page.tasks.flatMap(\.needs)).subtracting(own)
    return !needed.isDisjoint(with: page.tasks.flatMap(\.teaches))
  }
}
