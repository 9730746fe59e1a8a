import Book
import ToolSupport

/// What `Tasks.md` says of an exercise.
///
/// The page begins with `# Title` and a story. Each `## Task N: Title` has a text and then a list of
/// items: `minutes`, `teaches`, `needs`, three times `hint`, `say`, `goes wrong`. `## Sealed` is a
/// table of the files that must stay as they are, with the hash of each. `## Survivors`, where there
/// is one, is a table of mutants of the solution that are as good, with the reason. A line that begins with two
/// spaces goes on with the item above it.
package struct TaskPage: Sendable {
  package let exercise: Exercise
  package let title: String
  package let story: String
  package private(set) var tasks: [ExerciseTask] = []
  /// Hashes by path, relative to the exercise's folder.
  private(set) var seals: [String: String] = [:]
  /// Reasons by the name of a mutant.
  private(set) var survivors: [String: String] = [:]

  /// - Throws: `ToolError` with the line, for the first thing that is missing or not understood.
  package init(of exercise: Exercise, in checkout: Checkout) throws(ToolError) {
    self.exercise = exercise
    let path = exercise.tasks
    let lines = try checkout.read(path).lines
    guard let first = lines.first, first.hasPrefix("# ") else {
      throw ToolError("\(path):1: The page begins with '# Title'.")
    }
    title = String(first.dropFirst(2))
    let starts = lines.indices.filter { lines[$0].hasPrefix("## ") }
    story = paragraphs(lines[1..<(starts.first ?? lines.count)])
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : lines.count
      let (heading, body) = (lines[start].dropFirst(3), lines[start + 1..<end])
      if heading == "Sealed" {
        seals = rows(of: body, #/^\| (\S+) \| `([0-9a-f]{16})` \|$/#)
      } else if heading == "Survivors" {
        survivors = rows(of: body, #/^\| `(.+)` \| (\S.+) \|$/#)
      } else if let match = heading.wholeMatch(of: #/Task (\d+): (.+)/#) {
        guard Int(match.1) == tasks.count + 1 else {
          throw ToolError("\(path):\(start + 1): Task \(tasks.count + 1) comes here.")
        }
        tasks.append(
          try ExerciseTask(
            tasks.count + 1, String(match.2), of: exercise, body, place: "\(path):\(start + 1)"))
      } else {
        throw ToolError(
          "\(path):\(start + 1): A heading is 'Task N: Title', 'Survivors' or 'Sealed'.")
      }
    }
    guard !tasks.isEmpty else { throw ToolError("\(path): There is no '## Task 1: Title'.") }
  }

  package var minutes: Int { tasks.reduce(0) { $0 + $1.minutes } }
}

/// One task of an exercise.
package struct ExerciseTask: Sendable {
  package let number: Int
  package let title: String
  /// As progress is kept: `AddD.1`.
  package let id: String
  package let text: String
  package let minutes: Int
  let teaches: [String]
  let needs: [String]
  /// From gentle to plain.
  let hints: [String]
  /// For the workshop's leader: what to say.
  package let say: String
  /// For the workshop's leader: what goes wrong, and what to ask then.
  package let goesWrong: String

  /// - Parameter place: where the task begins, for the words of an error.
  fileprivate init(
    _ number: Int, _ title: String, of exercise: Exercise, _ lines: ArraySlice<String>,
    place: String
  ) throws(ToolError) {
    (self.number, self.title, id) = (number, title, "\(exercise.name).\(number)")
    let list = lines.firstIndex { $0.hasPrefix("- ") } ?? lines.endIndex
    text = paragraphs(lines[lines.startIndex..<list])
    var items: [(name: String, text: String)] = []
    for line in lines[list...] {
      if let match = line.firstMatch(of: #/^- ([a-z ]+): (.+)$/#) {
        items.append((String(match.1), String(match.2)))
      } else if line.hasPrefix("  "), !items.isEmpty {
        items[items.count - 1].text += " " + line.trimming(while: \.isWhitespace)
      } else if !line.isEmpty {
        throw ToolError("\(place): '\(line)' is no item of the form '- name: text'.")
      }
    }
    func all(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.text) }
    func one(_ name: String) throws(ToolError) -> String {
      let found = all(name)
      guard found.count == 1 else {
        throw ToolError("\(place): A task has one '- \(name): …', here are \(found.count).")
      }
      return found[0]
    }
    let known = ["minutes", "teaches", "needs", "hint", "say", "goes wrong"]
    if let other = items.first(where: { !known.contains($0.name) }) {
      throw ToolError(
        "\(place): '- \(other.name):' is not known; \(known.joined(separator: ", ")).")
    }
    guard !text.isEmpty else { throw ToolError("\(place): The task does not say what to do.") }
    guard let minutes = Int(try one("minutes")), (1...120).contains(minutes) else {
      throw ToolError("\(place): 'minutes' is a number from 1 to 120.")
    }
    self.minutes = minutes
    func words(_ name: String) throws(ToolError) -> [String] {
      try one(name).split(separator: ",").map { $0.trimming(while: \.isWhitespace) }
    }
    teaches = try words("teaches")
    needs = try words("needs").filter { $0 != "nothing" }
    hints = all("hint")
    guard hints.count == 3 else {
      throw ToolError("\(place): A task has three hints, here are \(hints.count).")
    }
    say = try one("say")
    goesWrong = try one("goes wrong")
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

/// Lines joined to paragraphs, which an empty line ends.
private func paragraphs(_ lines: ArraySlice<String>) -> String {
  lines.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
    .joined(separator: "\n\n")
}
