import Book
import ExerciseKit
import ToolSupport

/// The result of running a chapter, as HTML.
struct PlayHTML {
  private(set) var title = ""
  private(set) var outcome = LiveState.Outcome.ran
  private(set) var html = ""
  private(set) var notes: [LiveState.Note] = []
  /// The output, shortened if it is long; nil if it didn't run to its end.
  private(set) var output: String?

  init(_ found: LivePlay.Played, _ played: PlayedProgram) {
    switch found.outcome {
    case .doesNotCompile(let errors):
      (title, outcome) = ("Doesn't compile", .refused)
      html = list(
        errors.prefix(8).map { error in
          let name = played.name(file: error.file, of: found.texts) ?? error.file
          let message = error.message.cut()
          note(name, error.line, column: error.column, message, isError: true)
          return "\(lineButton(name, error.line)) \(shownHTML(message))"
        })
    case .ran(let ended):
      let run = PlayDifference(ended, of: found.texts, played)
      if let failure = run.failure {
        show(failure)
      } else {
        output = run.output
        show(run)
        for (place, value) in run.values { noteValue(value, at: place) }
      }
    }
  }

  private mutating func show(_ failure: PlayDifference.Failure) {
    outcome = .crashed
    title = failure.title.prefix(1) + failure.title.dropFirst().lowercased()
    let way = failure.place.map { "\(lineButton($0.file, $0.line)) " } ?? ""
    html = "<p>\(way)\(shownHTML(failure.sentence))</p>"
    html +=
      failure.last.isEmpty
      ? "<p>No output</p>"
      : "<p>Last lines printed:</p><pre>\(shownHTML(failure.last.joined(separator: "\n")))</pre>"
    if let (file, line) = failure.place { note(file, line, failure.sentence, isError: true) }
  }

  private mutating func show(_ run: PlayDifference) {
    var (values, same) = (0, 0)
    for section in run.sections {
      let change = section.change
      if change.kind == .same {
        same += change.heading.isEmpty ? 0 : 1
        continue
      }
      let mark = [.new: " (new)", .gone: " (removed)"][change.kind, default: ""]
      if !change.heading.isEmpty { html += "<h3>\(shownHTML(change.heading))\(mark)</h3>\n" }
      guard change.kind != .gone else { continue }
      html += list(
        zip(change.lines, section.places).map { line, place in
          switch line {
          case .value(let expression, _, let old, let new):
            values += 1
            var way = ""
            if let (file, line) = place.flatMap(fileAndLine) {
              note(file, line, new, was: old)
              way = lineButton(file, line)
            }
            return
              "\(way) <code>\(shownHTML(expression))</code>"
              + "<br>was <del>\(shownHTML(old))</del>, now <ins>\(shownHTML(new))</ins>"
          case .new(let text): return "<ins>\(shownHTML(text))</ins>"
          case .gone(let text): return "<del>\(shownHTML(text))</del>"
          }
        })
    }
    if html.isEmpty {
      title = "Unchanged"
    } else {
      title =
        values == 1
        ? "1 value changed" : values > 0 ? "\(values) values changed" : "Output changed"
      if same > 0 { html += "<p>\(same == 1 ? "1 section" : "\(same) sections") unchanged</p>" }
    }
    if !run.errors.isEmpty {
      html +=
        "<p>Standard error:</p><pre>\(shownHTML(run.errors.joined(separator: "\n")))</pre>"
    }
  }

  private mutating func note(
    _ file: String, _ line: Int?, column: Int? = nil, _ text: String, was: String? = nil,
    isError: Bool = false
  ) {
    guard let line else { return }
    notes.append(
      LiveState.Note(file: file, line: line, column: column, text, was: was, isError: isError))
  }

  /// Notes an unchanged value at its line. In a loop, that is the first value.
  private mutating func noteValue(_ value: String, at place: String) {
    guard let (file, line) = fileAndLine(place),
      !notes.contains(where: { $0.file == file && $0.line == line })
    else { return }
    note(file, line, value)
  }
}

/// The parts of `main.swift:42`.
private func fileAndLine(_ place: String) -> (file: String, line: Int)? {
  place.wholeMatch(of: #/(.+):(\d+)/#).flatMap { match in
    Int(match.2).map { (String(match.1), $0) }
  }
}

/// The HTML of untrusted text, with control characters made visible.
func shownHTML(_ text: String) -> String { text.withVisibleControls.escapedForHTML }

/// A list, each item HTML.
func list(_ items: [String]) -> String {
  items.isEmpty ? "" : "<ul>\(items.map { "<li>\($0)</li>" }.joined(separator: "\n"))</ul>\n"
}

/// A button that goes to a line of a file.
func lineButton(_ file: String, _ line: Int?) -> String {
  guard let line else { return file.escapedForHTML }
  return
    "<button type=\"button\" class=\"place\" data-file=\"\(file.escapedForHTML)\" data-line=\"\(line)\">"
    + "\(file.escapedForHTML):\(line)</button>"
}
