import ToolSupport

/// A verdict in words: the first unsolved task with its checks, the others with a line each.
package struct VerdictText {
  private let verdict: Verdict
  private let page: TaskPage
  private let console: any Console
  /// The tasks that were not solved before.
  private let newlySolved: Set<Int>

  /// - Parameter newlySolved: the tasks that turned green by it, which say what was learned.
  package init(
    of verdict: Verdict, _ page: TaskPage, on console: any Console, newlySolved: Set<Int> = []
  ) {
    (self.verdict, self.page, self.console, self.newlySolved) = (verdict, page, console, newlySolved)
  }

  /// What a failing check may take.
  static let mostLines = 8

  /// Before what a failing check says.
  private let indent = "      "

  /// The lines, each as wide as the console at most where it can be broken.
  package var lines: [String] { outcome + fallbackReason }

  private var fallbackReason: [String] {
    guard let reason = verdict.fallbackReason else { return [] }
    return console.lines("Checked with 'swift test' (slower): \(reason)")
  }

  private var outcome: [String] {
    let name = verdict.exercise.name
    switch verdict.outcome {
    case .refused(let sentence):
      return ["\(name): \(console.bad("NOT CHECKED"))"] + console.lines(sentence, indent: "  ")
    case .doesNotCompile(let errors):
      return console.lines("\(name): \(console.bad("DOES NOT COMPILE"))")
        + errors.lines(on: console)
    case .judged:
      let solved = page.tasks.count { verdict.solves($0.number) }
      let word = "\(solved) of \(page.tasks.count) tasks solved"
      let head = "\(name): \(verdict.solvesAll ? console.good(word) : word)"
      let open = page.tasks.first { !verdict.solves($0.number) }
      return console.lines(head)
        + page.tasks.flatMap { lines(of: $0, open: open?.number) } + printed
    }
  }

  /// - Parameter open: the first unsolved task. Those behind it aren't said to be wrong.
  private func lines(of task: ExerciseTask, open: Int?) -> [String] {
    let own = verdict.checks(of: task.number)
    let passed = own.count { $0.result == .passed }
    for case .waits(let first) in own.map(\.result) {
      return console.lines("-- Task \(task.number): \(task.title), locked until task \(first) passes")
    }
    let text = "Task \(task.number): \(task.title), \(passed) of \(own.count)"
    if verdict.solves(task.number) {
      let isNew = newlySolved.contains(task.number)
      return console.lines("\(console.good("ok")) \(text)")
        + (isNew ? console.lines("Learned: \(task.learned)", indent: "   ") : [])
    }
    if let open, task.number != open {
      return console.lines("-- \(text), locked until task \(open) passes")
    }
    return console.lines("\(console.bad("NO")) \(text)") + own.flatMap { lines(of: $0) }
  }

  private func lines(of judged: JudgedCheck) -> [String] {
    let mark =
      switch judged.result {
      case .passed: console.good("ok")
      case .notAsked: "--"
      default: console.bad("no")
      }
    let head = console.lines("\(mark) \(judged.check.sentence)", indent: "   ")
    // What was found begins a line of its own, below what was expected.
    let details = judged.result.words.flatMap {
      console.lines($0.withVisibleControls.replacing(", found ", with: "\nfound "), indent: indent)
    }
    guard !details.isEmpty else { return head }
    let check = "Checks.swift:\(judged.line)"
    let answer = judged.check.place(in: verdict.text)
    let place = console.lines(answer.map { "See \($0) (\(check))" } ?? check, indent: indent)
    let room = max(1, Self.mostLines - head.count - place.count)
    let index = details.firstIndex { $0.hasPrefix(indent + "found ") } ?? details.count
    // Of two long values, each gets its half.
    let found = shortened(details[index...], to: max(room / 2, room - index))
    return head + shortened(details[..<index], to: room - found.count) + found + place
  }

  private func shortened(_ lines: ArraySlice<String>, to room: Int) -> ArraySlice<String> {
    lines.count <= room ? lines : lines.prefix(max(room - 1, 0)) + [indent + "…"]
  }

  /// The first lines of what the text printed.
  private var printed: [String] {
    let start = verdict.printed.prefix(2000)
    let lines = start.split(separator: "\n")
    guard !lines.isEmpty else { return [] }
    let room = max(console.width - 3, 16)
    let shown = lines.prefix(4).map { line in
      let text = line.withVisibleControls
      return "   " + (text.count > room ? text.prefix(room - 1) + "…" : text)
    }
    let isCut = lines.count > 4 || start.endIndex < verdict.printed.endIndex
    return ["Output:"] + shown + (isCut ? ["   …"] : [])
  }
}
