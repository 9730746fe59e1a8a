import Book
import ExerciseKit
import ToolSupport

extension Verb {
  static let plan = Verb(
    name: "plan",
    usage: "--minutes N [--learners] [NAME|NN …]",
    summary: "A schedule for a workshop or a course, with breaks and notes for its leader.",
    details: "Plans the exercises that fit, in order; with their names, just these, and refuses if "
      + "they do not fit. With chapters it plans a course: for each a talk, a round of predictions, "
      + "its exercises where they fit, and a discussion. Ten minutes to arrive, in which everyone "
      + "builds it, and five to look back are part of it, and a break of ten minutes after at most "
      + "fifty of work.",
    options: [
      Option(name: "--minutes", value: "N", summary: "How long it is."),
      Option(name: "--learners", summary: "The page to print for learners, without the notes."),
    ],
    words: 0...100,
    action: .inCheckout { workspace, words throws(ToolError) in
      guard let text = words.value(of: "--minutes") else {
        throw ToolError("Say how long it is: plan --minutes 90", .usedWrongly)
      }
      guard let minutes = Int(text), (1...1440).contains(minutes) else {
        throw ToolError("'\(text)' is no number of minutes from 1 to 1440.", .usedWrongly)
      }
      let checkout = workspace.checkout
      let course = try Course(of: checkout)
      let exercises = try Exercise.all(in: checkout).map { $0.name.lowercased() }
      let chapters = try Contents(of: checkout).entries.filter { entry in
        words.plain.contains { entry.chapter.answers(to: $0) }
      }
      let lessons = try chapters.map { entry throws(ToolError) in
        try Lesson(of: entry, in: checkout)
      }
      let named = try words.plain.filter { word in
        exercises.contains(word.lowercased()) || !chapters.contains { $0.chapter.answers(to: word) }
      }.map { name throws(ToolError) in try Exercise.named(name, in: checkout) }
      guard named.isEmpty || lessons.isEmpty else {
        throw ToolError("Name chapters or exercises, not both.", .usedWrongly)
      }
      let plan =
        if !lessons.isEmpty {
          WorkshopPlan(of: lessons, fitting: course.pages, minutes: minutes)
        } else if named.isEmpty {
          WorkshopPlan(fitting: course.pages, minutes: minutes)
        } else {
          WorkshopPlan(of: course.pages.filter { named.contains($0.exercise) })
        }
      guard plan.minutes <= minutes else {
        let names = lessons.isEmpty ? plan.exercises : lessons.map(\.title)
        throw ToolError(
          "\(names.joined(separator: ", ")): that takes \(plan.minutes) minutes with "
            + "breaks, and there are \(minutes).")
      }
      plan.show(on: workspace.console, minutes: minutes, isForLearners: words.has("--learners"))
      return 0
    })
}

/// What a course says of a chapter.
struct Lesson: Sendable {
  fileprivate let chapter: Chapter
  fileprivate let question: String
  fileprivate let minutes: Int
  /// What a learner can do after it.
  fileprivate let goal: String
  /// What can go wrong with the pattern, one sentence each.
  fileprivate let mistakes: [String]

  fileprivate var title: String { chapter.title }

  fileprivate init(of entry: Contents.Entry, in checkout: Checkout) throws(ToolError) {
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
struct WorkshopPlan: Sendable {
  static let arrival = 10
  static let farewell = 5
  static let rest = 10
  /// How long people work at most before a break.
  static let stretch = 50
  /// A round of predictions, and a discussion.
  static let (predicting, discussing) = (8, 5)

  /// The notes are for the leader.
  private(set) var rows: [(start: Int, minutes: Int, what: String, notes: [String])] = []
  let exercises: [String]
  /// What learners can do after a course.
  private var goals: [String] = []
  /// The exercises of a course that do not fit.
  private var leftOut: [TaskPage] = []
  /// Minutes of work since the last break.
  private var worked = 0

  var minutes: Int { rows.last.map { $0.start + $0.minutes } ?? 0 }

  /// A plan of all these exercises, task by task, however long it takes.
  init(of pages: [TaskPage]) {
    self.init(of: [], with: pages)
  }

  /// A plan of all these lessons, each with its exercises, and of exercises alone where there are no
  /// lessons.
  private init(of lessons: [Lesson], with pages: [TaskPage]) {
    exercises = pages.map(\.exercise.name)
    let first =
      lessons.first.map { "predict \($0.chapter.name)" } ?? exercises.first.map { "start \($0)" }
    let begin = first.map { ": swift run workshop \($0)" } ?? ""
    add(Self.arrival, "Arrive; everyone runs it once, which builds it\(begin)")
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
    add(Self.farewell, "Look back: what was hard, and what would you do at work?")
  }

  /// A plan of all these lessons, with the exercises of their chapters that fit, in order.
  ///
  /// An exercise that does not fit is left out, with those that need what only it teaches.
  init(of lessons: [Lesson], fitting pages: [TaskPage], minutes: Int) {
    let own = pages.filter { page in lessons.contains { $0.chapter == page.exercise.chapter } }
    let before = pages.filter { page in !own.contains { $0.exercise == page.exercise } }
    self.init(
      of: lessons, with: Self.fitting(own, after: before, with: lessons, minutes: minutes))
    leftOut = own.filter { !exercises.contains($0.exercise.name) }
  }

  /// A plan of the exercises that fit, in order; of the first where none does.
  ///
  /// An exercise that does not fit is left out, with those that need what only it teaches.
  init(fitting pages: [TaskPage], minutes: Int) {
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
    if worked > 0, worked + minutes > Self.stretch {
      add(Self.rest, "Break")
      worked = 0
    }
    add(minutes, what, notes)
    worked += minutes
  }

  private mutating func add(_ minutes: Int, _ what: String, _ notes: [String] = []) {
    rows.append((self.minutes, minutes, what, notes))
  }

  func show(on console: any Console, minutes: Int, isForLearners: Bool) {
    for row in rows {
      console.entry("\(clock(row.start))  \(row.minutes) min", row.what, column: 14)
      if isForLearners { continue }
      for note in row.notes { console.paragraph(note, indent: "              ") }
    }
    console.entry(clock(self.minutes), "End", column: 14)
    let left = minutes - self.minutes
    if left > 0, !isForLearners { console.paragraph("\(left) of \(minutes) minutes are free.") }
    for page in leftOut {
      console.entry("At home", "\(page.exercise.name), \(page.minutes) min", column: 14)
    }
    if isForLearners, !goals.isEmpty {
      console.paragraph("Tick what you can do:")
      for goal in goals { console.entry("[ ]", goal, column: 5) }
    }
  }

  private func clock(_ minutes: Int) -> String {
    "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
}
