import Book
import ToolSupport

/// What a course says of a chapter.
package struct Lesson: Sendable {
  fileprivate let chapter: Chapter
  fileprivate let question: String
  fileprivate let minutes: Int
  /// What a learner can do after it.
  fileprivate let goal: String
  /// What can go wrong with the pattern, one sentence each.
  fileprivate let mistakes: [String]

  fileprivate var title: String { chapter.title }

  package init(of entry: Contents.Entry, in checkout: Checkout) throws(ToolError) {
    (chapter, question, minutes) = (entry.chapter, entry.question, entry.minutes)
    let guide = try checkout.read(chapter.guide)
    // It may go on in the next line.
    goal =
      guide.firstMatch(of: #/(?s)\nAfter this chapter you can (.+?)\n\n/#)
      .map { String($0.1).replacing("\n", with: " ") } ?? ""
    let section = guide.firstMatch(of: #/(?s)\n## When it goes wrong\n(.*?)\n## /#)?.1 ?? ""
    mistakes = section.matches(of: #/\n\*\*(.+?)\*\*/#).map { String($0.1) }
  }
}

/// What happens when in a workshop or a course.
package struct WorkshopPlan: Sendable {
  package static let arrival = 10
  package static let wrapUp = 5
  package static let breakLength = 10
  /// How long people work at most before a break.
  package static let longestStretch = 50
  /// A round of predictions, and a discussion.
  package static let (predicting, discussing) = (8, 5)

  /// The notes are for the leader.
  package private(set) var rows: [(start: Int, minutes: Int, what: String, notes: [String])] = []
  package let exercises: [String]
  /// What learners can do after a course.
  private var goals: [String] = []
  /// The exercises of a course that do not fit.
  package private(set) var leftOut: [TaskPage] = []
  /// Minutes of work since the last break.
  private var worked = 0

  package var minutes: Int { rows.last.map { $0.start + $0.minutes } ?? 0 }

  /// A plan of these chapters or exercises, or of the exercises that fit where nothing is named.
  ///
  /// - Throws: `ToolError` for a name that isn't there, and where what is named does not fit.
  package init(
    of names: [String], minutes: Int, in checkout: Checkout
  ) throws(ToolError) {
    let course = try Course(of: checkout)
    let known = try Exercise.all(in: checkout).map { $0.name.lowercased() }
    let chapters = try Contents(of: checkout).entries.filter { entry in
      names.contains { entry.chapter.answers(to: $0) }
    }
    let lessons = try chapters.map { entry throws(ToolError) in
      try Lesson(of: entry, in: checkout)
    }
    let named = try names.filter { word in
      known.contains(word.lowercased()) || !chapters.contains { $0.chapter.answers(to: word) }
    }.map { name throws(ToolError) in try Exercise.named(name, in: checkout) }
    guard named.isEmpty || lessons.isEmpty else {
      throw ToolError("Name chapters or exercises, not both.", .usedWrongly)
    }
    if !lessons.isEmpty {
      self.init(of: lessons, fitting: course.pages, minutes: minutes)
    } else if named.isEmpty {
      self.init(fitting: course.pages, minutes: minutes)
    } else {
      self.init(of: course.pages.filter { named.contains($0.exercise) })
    }
    guard self.minutes <= minutes else {
      let names = lessons.isEmpty ? exercises : lessons.map(\.title)
      throw ToolError(
        "\(names.joined(separator: ", ")): \(self.minutes) minutes with breaks, but only "
          + "\(minutes) are available.")
    }
  }

  /// A plan of all these exercises, task by task, however long it takes.
  package init(of pages: [TaskPage]) {
    self.init(of: [], with: pages)
  }

  /// A plan of all these lessons, each with its exercises, and of exercises alone where there are no
  /// lessons.
  private init(of lessons: [Lesson], with pages: [TaskPage]) {
    exercises = pages.map(\.exercise.name)
    let first =
      lessons.first.map { "predict \($0.chapter.name)" } ?? exercises.first.map { "start \($0)" }
    let begin = first.map { ": swift run workshop \($0)" } ?? ""
    add(Self.arrival, "Arrive; everyone runs this once to build it\(begin)")
    if lessons.isEmpty { for page in pages { work(on: page) } }
    for lesson in lessons {
      work(
        lesson.minutes, "\(lesson.title), talk: \(lesson.question)",
        [
          "Say: after this chapter you can \(lesson.goal)",
          "Show: swift run \(lesson.chapter.name)",
        ])
      work(
        Self.predicting,
        "\(lesson.title), predict in pairs: swift run workshop predict \(lesson.chapter.name)")
      for page in pages where page.exercise.chapter == lesson.chapter { work(on: page) }
      work(
        Self.discussing, "\(lesson.title), discuss: where do you use it, and where wouldn't you?",
        lesson.mistakes.map { "Ask: where have you seen this? \($0)" })
      goals.append("\(lesson.title): \(lesson.goal)")
    }
    add(Self.wrapUp, "Wrap up: what was hard, and what would you do at work?")
  }

  /// A plan of all these lessons, with the exercises of their chapters that fit, in order.
  ///
  /// An exercise that does not fit is left out, with those that need what only it teaches.
  package init(of lessons: [Lesson], fitting pages: [TaskPage], minutes: Int) {
    let own = pages.filter { page in lessons.contains { $0.chapter == page.exercise.chapter } }
    let before = pages.filter { page in !own.contains { $0.exercise == page.exercise } }
    self.init(
      of: lessons, with: Self.fitting(own, after: before, with: lessons, minutes: minutes))
    leftOut = own.filter { !exercises.contains($0.exercise.name) }
  }

  /// A plan of the exercises that fit, in order; of the first where none does.
  ///
  /// An exercise that does not fit is left out, with those that need what only it teaches.
  package init(fitting pages: [TaskPage], minutes: Int) {
    let chosen = Self.fitting(pages, minutes: minutes)
    self.init(of: chosen.isEmpty ? Array(pages.prefix(1)) : chosen)
  }

  /// The exercises that fit beside the lessons, and that have what they need from those before.
  private static func fitting(
    _ pages: [TaskPage], after before: [TaskPage] = [], with lessons: [Lesson] = [], minutes: Int
  ) -> [TaskPage] {
    var chosen: [TaskPage] = []
    for page in pages where page.isReady(after: before + chosen) {
      if Self(of: lessons, with: chosen + [page]).minutes <= minutes { chosen.append(page) }
    }
    return chosen
  }

  private mutating func work(on page: TaskPage) {
    for task in page.tasks {
      work(
        task.minutes, "\(page.exercise.name), task \(task.number): \(task.title)",
        ["Say: \(task.say)", "Goes wrong: \(task.goesWrong)"])
    }
  }

  /// Adds a row of work, behind a break where it is time for one.
  private mutating func work(_ minutes: Int, _ what: String, _ notes: [String] = []) {
    if worked > 0, worked + minutes > Self.longestStretch {
      add(Self.breakLength, "Break")
      worked = 0
    }
    add(minutes, what, notes)
    worked += minutes
  }

  private mutating func add(_ minutes: Int, _ what: String, _ notes: [String] = []) {
    rows.append((self.minutes, minutes, what, notes))
  }

  package func show(on console: any Console, minutes: Int, isForLearners: Bool) {
    for row in rows {
      console.entry("\(Self.clock(row.start))  \(row.minutes) min", row.what, column: 14)
      if isForLearners { continue }
      for note in row.notes { console.paragraph(note, indent: "              ") }
    }
    console.entry(Self.clock(self.minutes), "End", column: 14)
    if let free = free(of: minutes), !isForLearners { console.paragraph(free) }
    for page in leftOut {
      console.entry("At home", "\(page.exercise.name), \(page.minutes) min", column: 14)
    }
    if isForLearners, !goals.isEmpty {
      console.paragraph("Check what you can do now:")
      for goal in goals { console.entry("[ ]", goal, column: 5) }
    }
  }

  /// What the plan leaves of a workshop of so many minutes, as a sentence; nil where that is nothing.
  package func free(of minutes: Int) -> String? {
    minutes > self.minutes ? "\(minutes - self.minutes) of \(minutes) minutes are free." : nil
  }

  package static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
