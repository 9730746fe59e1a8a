import Book
import ToolSupport

/// A chapter as a part of a course.
package struct Lesson: Sendable {
  fileprivate let chapter: Chapter
  fileprivate let question: String
  fileprivate let minutes: Int
  /// The verdict of its guide: when to use the pattern, what it costs, and what to do otherwise.
  fileprivate let verdict: String
  /// Pitfalls of the pattern, one sentence each.
  fileprivate let mistakes: [String]

  fileprivate var title: String { chapter.title }

  package init(of entry: Contents.Entry, in checkout: Checkout) throws(ToolError) {
    (chapter, question, minutes) = (entry.chapter, entry.question, max(5, entry.minutes / 5 * 5))
    let guide = try checkout.read(chapter.guide)
    // The verdict may span several lines.
    verdict =
      guide.firstMatch(of: #/(?s)^# [^\n]*\n\n(.+?)\n\n/#)
      .map { Markdown.plain(String($0.1).replacing("\n", with: " ")) } ?? ""
    mistakes = Markdown.sections(of: guide).filter { section in
      section.lines.contains { $0.hasPrefix("**Review:**") }
    }.map { "\($0.heading)." }
  }
}

/// The schedule of a workshop or a course.
package struct WorkshopPlan: Sendable {
  package static let arrival = 10
  package static let wrapUp = 5
  package static let breakLength = 10
  /// The longest time without a break.
  package static let longestStretch = 50
  /// The minutes for a round of predictions, and for a discussion.
  package static let (predicting, discussing) = (8, 5)

  /// The notes are for the trainer.
  package private(set) var rows: [(start: Int, minutes: Int, what: String, notes: [String])] = []
  package let exercises: [String]
  /// The goals of a course's chapters.
  private var goals: [String] = []
  /// The exercises that don't fit.
  package private(set) var leftOut: [TaskPage] = []
  /// Minutes of work since the last break.
  private var worked = 0

  package var minutes: Int { rows.last.map { $0.start + $0.minutes } ?? 0 }

  /// Plans the named chapters or exercises; without names, the exercises that fit.
  ///
  /// - Throws: `ToolError` for an unknown name, and if the named parts don't fit.
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

  /// Plans all of these exercises, however long it takes.
  package init(of pages: [TaskPage]) {
    self.init(of: [], with: pages)
  }

  /// Plans these lessons, each with its exercises; without lessons, the exercises alone.
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
          "Say: \(lesson.verdict)",
          "Show: swift run \(lesson.chapter.name)",
        ])
      work(
        Self.predicting,
        "\(lesson.title), predict in pairs: swift run workshop predict \(lesson.chapter.name)")
      for page in pages where page.exercise.chapter == lesson.chapter { work(on: page) }
      work(
        Self.discussing, "\(lesson.title), discuss: where do you use it, and where wouldn't you?",
        lesson.mistakes.map { "Ask: where have you seen this? \($0)" })
      goals.append("\(lesson.title): \(lesson.question)")
    }
    add(Self.wrapUp, "Wrap up: what was hard, and what would you do at work?")
  }

  /// Plans all of these lessons, with the exercises of their chapters that fit, in order.
  ///
  /// An exercise that doesn't fit is left out, together with those that need what only it teaches.
  package init(of lessons: [Lesson], fitting pages: [TaskPage], minutes: Int) {
    let own = pages.filter { page in lessons.contains { $0.chapter == page.exercise.chapter } }
    let before = pages.filter { page in !own.contains { $0.exercise == page.exercise } }
    self.init(
      of: lessons, with: Self.fitting(own, after: before, with: lessons, minutes: minutes))
    leftOut = own.filter { !exercises.contains($0.exercise.name) }
  }

  /// Plans the exercises that fit, in order; if none fits, the first one.
  ///
  /// An exercise that doesn't fit is left out, together with those that need what only it teaches.
  package init(fitting pages: [TaskPage], minutes: Int) {
    let chosen = Self.fitting(pages, minutes: minutes)
    self.init(of: chosen.isEmpty ? Array(pages.prefix(1)) : chosen)
  }

  /// The exercises that fit in addition to the lessons and whose needs are taught before.
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
        ["Say: \(task.say)", "Common mistake: \(task.goesWrong)"])
    }
  }

  /// Adds a row of work, with a break before it if one is due.
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
      console.paragraph("Can you answer these now?")
      for goal in goals { console.entry("[ ]", goal, column: 5) }
    }
  }

  /// The unplanned time of a workshop, as a sentence; nil if there is none.
  package func free(of minutes: Int) -> String? {
    minutes > self.minutes ? "\(minutes - self.minutes) of \(minutes) minutes are free." : nil
  }

  package static func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
