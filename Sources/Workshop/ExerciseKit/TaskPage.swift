import Book
import ToolSupport

/// The contents of `Tasks.md` and `Notes.md` of an exercise.
///
/// `Tasks.md` is for learners: `# Title`, a story, and `## Task N: Title` with what to do. `Notes.md` is for
/// trainers, and begins with a heading, too. Its `## Task N` is a list of items: `minutes`, `teaches`, `needs`,
/// three times `hint`, `learned`, `say`, `goes wrong`, and for a check `hint checkName`; a line that begins with two
/// spaces continues the item above. `## Sealed` is a table of the files that must not change, with their hashes.
package struct TaskPage: Sendable {
  package let exercise: Exercise
  package let title: String
  package let story: String
  package private(set) var tasks: [ExerciseTask] = []
  /// Hashes by path, relative to the exercise's folder.
  private(set) var seals: [String: String] = [:]

  /// - Throws: `ToolError` with the line of the first missing or malformed part.
  package init(of exercise: Exercise, in checkout: Checkout) throws(ToolError) {
    self.exercise = exercise
    let page = try Sections(of: exercise.tasks, in: checkout)
    (title, story) = (page.title, paragraphs(page.opening))
    var texts: [(title: String, text: String)] = []
    for section in page.sections {
      guard let match = section.heading.wholeMatch(of: #/Task (\d+): (.+)/#) else {
        throw ToolError("\(section.place): Headings must be 'Task N: Title'.")
      }
      guard Int(match.1) == texts.count + 1 else {
        throw ToolError("\(section.place): This heading must be that of task \(texts.count + 1).")
      }
      let text = paragraphs(section.lines)
      guard !text.isEmpty else {
        throw ToolError("\(section.place): Add a text below this heading.")
      }
      texts.append((String(match.2), text))
    }
    guard !texts.isEmpty else {
      throw ToolError("\(exercise.tasks): Missing '## Task 1: Title'.")
    }
    for section in try Sections(of: exercise.notes, in: checkout).sections {
      switch section.heading {
      case "Sealed": seals = rows(of: section.lines, #/^\| (\S+) \| `([0-9a-f]{16})` \|$/#)
      case "Task \(tasks.count + 1)" where tasks.count < texts.count:
        let (title, text) = texts[tasks.count]
        tasks.append(
          try ExerciseTask(
            tasks.count + 1, title, text, of: exercise, section.lines, place: section.place))
      default:
        throw ToolError("\(section.place): Headings must be 'Task N', in order, or 'Sealed'.")
      }
    }
    guard tasks.count == texts.count else {
      throw ToolError("\(exercise.notes): Missing '## Task \(tasks.count + 1)'.")
    }
  }

  /// The numbers of the earlier tasks that teach what a task needs.
  func needed(by task: ExerciseTask) -> [Int] {
    tasks.prefix(task.number - 1).filter { !Set($0.teaches).isDisjoint(with: task.needs) }
      .map(\.number)
  }

  /// The story and the tasks.
  package func lines(on console: any Console) -> [String] {
    console.lines(story)
      + tasks.flatMap { task in
        [""] + console.lines("Task \(task.number): \(task.title), \(task.minutes) min")
          + console.lines(task.text, indent: "  ")
      }
  }

  package var minutes: Int { tasks.reduce(0) { $0 + $1.minutes } }

  /// The minutes as guides print them, in steps of five.
  package var roundedMinutes: Int { Exercise.rounded(minutes: minutes) }

  /// `15 min`, or `about 15 min` if the minutes of its tasks have another sum.
  package var duration: String {
    "\(minutes == roundedMinutes ? "" : "about ")\(roundedMinutes) min"
  }
}

/// One task of an exercise.
package struct ExerciseTask: Sendable {
  package let number: Int
  package let title: String
  /// The id in the progress file: `AddD.1`.
  package let id: String
  /// The task's text. Its code is indented by four spaces.
  package let text: String
  package let minutes: Int
  let teaches: [String]
  let needs: [String]
  /// The hints. Each reveals more than the one before.
  let hints: [String]
  /// The first hint if only this check is red, by the names of checks.
  let checkHints: [String: String]
  /// What a solved task has taught.
  package let learned: String
  /// For the trainer: what to say.
  package let say: String
  /// For the trainer: common mistakes, and what to ask then.
  package let goesWrong: String

  /// The number of words in the text, without the code.
  var words: Int {
    text.lines.filter { !$0.hasPrefix(codeIndent) }.joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).count
  }

  /// - Parameter place: the line of its notes, for error messages.
  fileprivate init(
    _ number: Int, _ title: String, _ text: String, of exercise: Exercise,
    _ notes: ArraySlice<String>, place: String
  ) throws(ToolError) {
    (self.number, self.title, self.text) = (number, title, text)
    id = "\(exercise.name).\(number)"
    var items: [(name: String, text: String)] = []
    // Compiled once; a literal in the loop would be compiled for every line.
    let item = #/^- ([a-z ]+|hint \w+): (.+)$/#
    for line in notes {
      if let match = line.firstMatch(of: item) {
        items.append((String(match.1), String(match.2)))
      } else if line.hasPrefix("  "), !items.isEmpty {
        items[items.count - 1].text += " " + line.trimming(while: \.isWhitespace)
      } else if !line.isEmpty {
        throw ToolError("\(place): Expected '- name: text', found '\(line)'.")
      }
    }
    func all(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.text) }
    func one(_ name: String) throws(ToolError) -> String {
      let found = all(name)
      guard found.count == 1 else {
        throw ToolError("\(place): Expected one '- \(name): …', found \(found.count).")
      }
      return found[0]
    }
    let known = ["minutes", "teaches", "needs", "hint", "learned", "say", "goes wrong"]
    let ofChecks = items.filter { $0.name.hasPrefix("hint ") }
    checkHints = Dictionary(
      ofChecks.map { ($0.name.split(separator: " ").last.map(String.init) ?? "", $0.text) }
    ) { $1 }
    if let other = items.first(where: { !known.contains($0.name) && !$0.name.hasPrefix("hint ") }) {
      throw ToolError(
        "\(place): Unknown item '- \(other.name):'. Known: \(known.joined(separator: ", ")).")
    }
    guard let minutes = Int(try one("minutes")), (1...120).contains(minutes) else {
      throw ToolError("\(place): 'minutes' must be from 1 to 120.")
    }
    self.minutes = minutes
    func words(_ name: String) throws(ToolError) -> [String] {
      try one(name).split(separator: ",").map { $0.trimming(while: \.isWhitespace) }
    }
    teaches = try words("teaches")
    needs = try words("needs").filter { $0 != "nothing" }
    hints = all("hint")
    guard hints.count == 3 else {
      throw ToolError("\(place): Expected three hints, found \(hints.count).")
    }
    learned = try one("learned")
    say = try one("say")
    goesWrong = try one("goes wrong")
  }
}

/// A Markdown page: title, opening text and sections.
private struct Sections {
  let title: String
  let opening: ArraySlice<String>
  let sections: [(heading: String, lines: ArraySlice<String>, place: String)]

  init(of path: String, in checkout: Checkout) throws(ToolError) {
    let all = Markdown.sections(of: try checkout.read(path))
    guard let first = all[0].lines.first, first.hasPrefix("# ") else {
      throw ToolError("\(path):1: The page must begin with '# Title'.")
    }
    (title, opening) = (String(first.dropFirst(2)), all[0].lines.dropFirst())
    sections = all.dropFirst().map { ($0.heading, $0.lines, "\(path):\($0.line)") }
  }
}

/// The rows of a table, by their first cells.
private func rows(
  of lines: ArraySlice<String>, _ pattern: Regex<(Substring, Substring, Substring)>
) -> [String: String] {
  lines.reduce(into: [:]) { rows, line in
    if let row = line.firstMatch(of: pattern) { rows[String(row.1)] = String(row.2) }
  }
}

private let codeIndent = "    "

/// Joins lines to paragraphs and list items. Code keeps its lines, and comments are left out.
private func paragraphs(_ lines: ArraySlice<String>) -> String {
  var (paragraphs, isOpen, isCode): ([String], Bool, Bool) = ([], false, false)
  for line in lines {
    if line.hasPrefix("```") {
      isCode.toggle()
      if isCode { paragraphs.append("") }
      isOpen = false
    } else if isCode {
      paragraphs[paragraphs.count - 1] += (paragraphs.last == "" ? "" : "\n") + codeIndent + line
    } else if line.isEmpty || line.hasPrefix("<!--") {
      isOpen = false
    } else if isOpen {
      paragraphs[paragraphs.count - 1] +=
        (line.hasPrefix("- ") ? "\n" : " ") + line.trimming(while: \.isWhitespace)
    } else {
      paragraphs.append(line)
      isOpen = true
    }
  }
  return paragraphs.joined(separator: "\n\n")
}
