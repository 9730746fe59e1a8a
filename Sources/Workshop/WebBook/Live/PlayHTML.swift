import Book
import ExerciseKit
import ToolSupport

/// What became of a chapter's text, as a page shows it.
struct PlayHTML {
  private(set) var title = ""
  private(set) var html = ""
  private(set) var notes: [LiveState.Note] = []
  private(set) var cameToItsEnd = false

  init(_ found: LivePlay.Played, _ played: PlayedChapter) {
    switch found.outcome {
    case .doesNotCompile(let errors):
      title = "Does not compile"
      html = list(
        errors.prefix(8).map { error in
          let name = played.name(error.file)
          note(name, error.line, error.message, isError: true)
          return "\(WebBook.place(name, error.line)) \(error.message.escapedForHTML)"
        })
    case .ran(let ended):
      let run = PlayDifference(ended, of: found.texts, played)
      if let failure = run.failure {
        let words = ["NO END": "Stopped before its end", "FLOOD": "It printed too much"]
        title =
          words[failure.title] ?? failure.title.prefix(1) + failure.title.dropFirst().lowercased()
        html =
          "<p>\(failure.sentence.escapedForHTML)</p>"
          + (failure.last.isEmpty
            ? "<p>It had printed nothing.</p>"
            : "<p>The last lines that it printed:</p><pre>\(failure.last.joined(separator: "\n").escapedForHTML)</pre>")
        if let match = failure.sentence.firstMatch(of: #/\((\w+\.swift):(\d+)\)/#) {
          note(String(match.1), Int(match.2), failure.sentence, isError: true)
        }
      } else {
        cameToItsEnd = true
        show(run)
        for (place, value) in run.values { noteValue(value, at: place) }
      }
    }
  }

  private mutating func show(_ run: PlayDifference) {
    var (values, same) = (0, 0)
    for section in run.sections {
      let change = section.change
      if change.kind == .same {
        same += change.heading.isEmpty ? 0 : 1
        continue
      }
      let mark = [.new: " is new", .gone: " is gone"][change.kind, default: ""]
      if !change.heading.isEmpty { html += "<h3>\(change.heading.escapedForHTML)\(mark)</h3>\n" }
      guard change.kind != .gone else { continue }
      html += list(
        zip(change.lines, section.places).map { line, place in
          switch line {
          case .value(let expression, _, let old, let new):
            values += 1
            let parts = (place ?? "").split(separator: ":").map(String.init)
            let line = parts.last.flatMap { Int($0) }
            if let line { note(parts[0], line, new, was: old) }
            return
              "\(line.map { WebBook.place(parts[0], $0) } ?? "") <code>\(expression.escapedForHTML)</code>"
              + "<br>was <del>\(old.escapedForHTML)</del>, now <ins>\(new.escapedForHTML)</ins>"
          case .new(let text): return "<ins>\(text.escapedForHTML)</ins>"
          case .gone(let text): return "<del>\(text.escapedForHTML)</del>"
          }
        })
    }
    if html.isEmpty {
      title = "It prints the same as in the book"
    } else {
      title =
        values == 1
        ? "1 value differs" : values > 0 ? "\(values) values differ" : "Other lines are printed"
      if same > 0 { html += "<p>\(same == 1 ? "1 section" : "\(same) sections") as committed</p>" }
    }
    if !run.errors.isEmpty {
      html +=
        "<p>It wrote to standard error:</p><pre>\(run.errors.joined(separator: "\n").escapedForHTML)</pre>"
    }
  }

  private mutating func note(
    _ file: String, _ line: Int?, _ text: String, was: String? = nil, isError: Bool = false
  ) {
    guard let line else { return }
    notes.append(LiveState.Note(file: file, line: line, text: text, was: was, isError: isError))
  }

  /// A value that is as committed stands at its line as well; of a line in a loop it is the first.
  private mutating func noteValue(_ value: String, at place: String) {
    let parts = place.split(separator: ":").map(String.init)
    guard let line = Int(parts[parts.count - 1]),
      !notes.contains(where: { $0.file == parts[0] && $0.line == line })
    else { return }
    note(parts[0], line, value)
  }
}

/// A list, each item HTML.
func list(_ items: [String]) -> String {
  items.isEmpty ? "" : "<ul>\(items.map { "<li>\($0)</li>" }.joined(separator: "\n"))</ul>\n"
}

/// A button that leads to a line of the text.
func place(_ file: String, _ line: Int?) -> String {
  guard let line else { return file.escapedForHTML }
  return
    "<button type=\"button\" class=\"place\" data-file=\"\(file.escapedForHTML)\" data-line=\"\(line)\">"
    + "\(file.escapedForHTML):\(line)</button>"
}
