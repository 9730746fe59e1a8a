import ToolSupport

/// The text of a verdict: the first unsolved task with its checks, the others with one line each.
package struct VerdictText {
  private let verdict: Verdict
  private let page: TaskPage
  private let console: any Console
  private let newlySolved: Set<Int>

  /// - Parameter newlySolved: the tasks whose lesson is shown.
  package init(
    of verdict: Verdict, _ page: TaskPage, on console: any Console, newlySolved: Set<Int> = []
  ) {
    (self.verdict, self.page, self.console, self.newlySolved) = (
      verdict, page, console, newlySolved
    )
  }

  /// The maximum height of a failing check, in lines.
  static let maxLines = 8

  private let indent = "      "

  /// The lines, wrapped to the console's width.
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
    case .checksDoNotCompile(let errors, _):
      return console.lines("\(name): \(console.bad("DOES NOT FIT THE CHECKS"))")
        + console.lines(Verdict.checksDoNotCompileSentence, indent: "  ")
        + verdict.messages(for: errors).flatMap { console.lines($0, indent: "  ") }
    case .judged:
      let solved = page.tasks.count { verdict.solves($0.number) }
      let word = "\(solved) of \(page.tasks.count) tasks solved"
      let head = "\(name): \(verdict.solvesAll ? console.good(word) : word)"
      return console.lines(head) + page.tasks.flatMap(lines) + printed
    }
  }

  private func lines(of task: ExerciseTask) -> [String] {
    let own = verdict.checks(of: task.number)
    let name = "Task \(task.number): \(task.title)"
    let text = "\(name), \(own.passedCount)"
    switch verdict.state(of: task, on: page) {
    case .solved:
      let isNew = newlySolved.contains(task.number)
      return console.lines("\(console.good("ok")) \(text)")
        + (isNew ? console.lines("Learned: \(task.learned)", indent: "   ") : [])
    case .locked(let first):
      return console.lines("-- \(name), locked until task \(first) passes")
    case .notStarted:
      return console.lines("-- \(name), not started")
    case .open:
      let isCounted = UnfoundVersions(among: own) != nil
      return console.lines("\(console.bad("NO")) \(isCounted ? name : text)")
        + own.items(check: lines, versions: lines).joined()
    }
  }

  private func lines(of versions: UnfoundVersions) -> [String] {
    console.lines(
      "\(versions.wereRun ? console.bad("no") : "--") \(versions.sentence)", indent: "   ")
      + versions.details.flatMap { console.lines($0, indent: indent) }
  }

  private func lines(of judged: JudgedCheck) -> [String] {
    let mark =
      switch judged.result {
      case .passed: console.good("ok")
      case .notAsked: "--"
      default: console.bad("no")
      }
    let head = console.lines("\(mark) \(judged.check.sentence)", indent: "   ")
    // The found value starts a new line, below the expected one.
    let words = judged.isHinted ? [] : judged.result.words
    let details = words.flatMap {
      console.lines($0.withVisibleControls.replacing(", found ", with: "\nfound "), indent: indent)
    }
    guard !details.isEmpty else { return head }
    let check = "\(judged.check.file):\(judged.line)"
    let answer = judged.check.isOfTests ? nil : judged.check.place(in: verdict.text)
    let place = console.lines(answer.map { "See \($0) (\(check))" } ?? check, indent: indent)
    let room = max(1, Self.maxLines - head.count - place.count)
    let index = details.firstIndex { $0.hasPrefix(indent + "found ") } ?? details.count
    // Two long values get half of the lines each.
    let found = shortened(details[index...], to: max(room / 2, room - index))
    return head + shortened(details[..<index], to: room - found.count) + found + place
  }

  private func shortened(_ lines: ArraySlice<String>, to room: Int) -> ArraySlice<String> {
    lines.count <= room ? lines : lines.prefix(max(room - 1, 0)) + [indent + "…"]
  }

  /// The first lines of the answer's output.
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
