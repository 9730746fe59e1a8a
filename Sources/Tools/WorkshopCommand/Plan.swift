import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let plan = Verb(
    name: "plan",
    usage: "--minutes N [NAME …]",
    summary: "A schedule for a workshop, with breaks and notes for its leader.",
    details: "Plans the exercises that fit, in order; with names, just these, and refuses if "
      + "they do not fit. Ten minutes to arrive, in which everyone builds it, and five to look back "
      + "are part of it, and a break of ten minutes after at most fifty of work.",
    options: [Option(name: "--minutes", value: "N", summary: "How long the workshop is.")],
    words: 0...100,
    action: .inCheckout { session, words throws(ToolError) in
      guard let text = words.value(of: "--minutes") else {
        throw ToolError("Say how long it is: plan --minutes 90", .usedWrongly)
      }
      guard let minutes = Int(text), (1...1440).contains(minutes) else {
        throw ToolError("'\(text)' is no number of minutes from 1 to 1440.", .usedWrongly)
      }
      let course = try Course(of: session.checkout)
      let named = try words.plain.map { name throws(ToolError) in
        try Exercise.named(name, in: session.checkout)
      }
      let plan =
        named.isEmpty
        ? WorkshopPlan(fitting: course.pages, minutes: minutes)
        : WorkshopPlan(of: course.pages.filter { named.contains($0.exercise) })
      guard plan.minutes <= minutes else {
        throw ToolError(
          "\(plan.exercises.joined(separator: ", ")): that takes \(plan.minutes) minutes with "
            + "breaks, and there are \(minutes).")
      }
      plan.show(on: session.console, minutes: minutes)
      return 0
    })
}

/// What happens when in a workshop.
struct WorkshopPlan: Sendable {
  static let arrival = 10
  static let farewell = 5
  static let rest = 10
  /// How long people work at most before a break.
  static let stretch = 50

  /// The notes are for the leader.
  private(set) var rows: [(start: Int, minutes: Int, what: String, notes: [String])] = []
  let exercises: [String]

  var minutes: Int { rows.last.map { $0.start + $0.minutes } ?? 0 }

  /// A plan of all these exercises, task by task, however long it takes.
  init(of pages: [TaskPage]) {
    exercises = pages.map(\.exercise.name)
    let begin = exercises.first.map { ": swift run workshop start \($0)" } ?? ""
    add(Self.arrival, "Arrive; everyone runs it once, which builds it\(begin)")
    var worked = 0
    for page in pages {
      for task in page.tasks {
        if worked > 0, worked + task.minutes > Self.stretch {
          add(Self.rest, "Break")
          worked = 0
        }
        add(
          task.minutes, "\(page.exercise.name), task \(task.number): \(task.title)",
          ["Say: \(task.say)", "Goes wrong: \(task.goesWrong)"])
        worked += task.minutes
      }
    }
    add(Self.farewell, "Look back: what was hard, and what would you do at work?")
  }

  /// A plan of the exercises that fit, in order; of the first where none does.
  ///
  /// An exercise that does not fit is left out, with those that need what only it teaches.
  init(fitting pages: [TaskPage], minutes: Int) {
    var chosen: [TaskPage] = []
    for page in pages where page.isReady(after: chosen) {
      if WorkshopPlan(of: chosen + [page]).minutes <= minutes { chosen.append(page) }
    }
    self.init(of: chosen.isEmpty ? Array(pages.prefix(1)) : chosen)
  }

  private mutating func add(_ minutes: Int, _ what: String, _ notes: [String] = []) {
    rows.append((self.minutes, minutes, what, notes))
  }

  func show(on console: any Console, minutes: Int) {
    for row in rows {
      console.entry("\(clock(row.start))  \(row.minutes) min", row.what, column: 14)
      for note in row.notes { console.paragraph(note, indent: "              ") }
    }
    console.entry(clock(self.minutes), "End", column: 14)
    let left = minutes - self.minutes
    if left > 0 { console.paragraph("\(left) of \(minutes) minutes are free.") }
  }

  private func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
