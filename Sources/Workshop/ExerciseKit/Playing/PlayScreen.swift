import Book
import Foundation
import ToolSupport

/// The screen of `play`: the chapter, then the changes of its output, and the keys.
struct PlayScreen: Sendable {
  enum Content: Sendable {
    /// The files to edit, and a first idea.
    case opening
    case difference
    case output
    case source
  }

  let played: PlayedProgram
  /// The first question of the guide's *Practice*.
  let idea: String?
  var content = Content.opening { didSet { pager = Pager() } }
  /// The files of the last look.
  var texts: [String: String] = [:]
  /// The outcome of the last build; nil before the first.
  var found: LivePlay.Played? {
    didSet {
      pager = Pager()
      run =
        if let found, case .ran(let ended) = found.outcome {
          PlayDifference(ended, of: found.texts, played)
        } else { nil }
    }
  }
  /// The changes of the output, if the program ran.
  private var run: PlayDifference?
  /// The current step; empty without running work.
  var step = ""
  /// The effect of a key, or an error, above the rest.
  var message = ""
  private var pager = Pager()

  init(_ played: PlayedProgram, idea: String?) { (self.played, self.idea) = (played, idea) }

  func lines(on console: any Console, height: Int) -> [String] {
    let (head, all) = layout(on: console)
    return pager.lines(
      head, all, keys: "a all  d diff  r reset  u undo  q quit", on: console,
      height: height)
  }

  mutating func scroll(_ key: Character, on console: any Console, height: Int) {
    let (head, all) = layout(on: console)
    pager.scroll(key, head, all, height: height)
  }

  private func layout(on console: any Console) -> (head: [String], all: [String]) {
    let changed = played.changed(texts).map(played.name)
    let state = step.isEmpty ? "" : " (\(step) …)"
    let edits = changed.isEmpty ? "unchanged" : "changed: \(changed.joined(separator: ", "))"
    let head = console.lines("\(played.program.title), \(edits)\(state)") + [""]
    let told = message.isEmpty ? [] : console.lines(message) + [""]
    let body =
      switch content {
      case .opening: opening(console)
      case .difference: runLines(console)
      case .output: output(console)
      case .source: source(console)
      }
    return (head, told + body)
  }

  private func opening(_ console: any Console) -> [String] {
    let others = texts.keys.sorted().map(played.name).filter {
      !$0.hasPrefix("Sources/") && $0 != "main.swift"
    }
    let files = others.prefix(6).joined(separator: ", ") + (others.count > 6 ? ", …" : "")
    var lines = console.lines(
      "Edit main.swift (the scenario) or another file in \(played.program.folder): "
        + "\(files). Every save shows how the output changes.")
    if let idea {
      lines += [""] + console.lines("Try this first: \(Markdown.plain(idea))")
      lines += console.lines(
        "To predict it first, run: swift run workshop play \(played.program.name) 1")
    }
    if let note = played.note { lines += [""] + console.lines(note) }
    return lines
  }

  /// The outcome, without head and keys.
  func runLines(_ console: any Console) -> [String] {
    if let run { return runLines(run, console) }
    guard case .doesNotCompile(let errors)? = found?.outcome else { return [] }
    return [console.bad("DOES NOT COMPILE")] + errors.lines(on: console)
  }

  private func runLines(_ run: PlayDifference, _ console: any Console) -> [String] {
    if let failure = run.failure {
      let tail =
        failure.last.isEmpty
        ? ["No output"]
        : ["Last lines of output:"]
          + failure.last.flatMap { whole("  \($0.withVisibleControls)", console) }
      let place = failure.place.map { " (\($0.file):\($0.line))" } ?? ""
      return [console.bad(failure.title)]
        + console.lines(failure.sentence + place, indent: "  ") + tail
    }
    let errors = run.errors.flatMap { whole("  \($0.withVisibleControls)", console) }
    return difference(run.sections, console)
      + (errors.isEmpty ? [] : [console.bad("Standard error:")] + errors)
  }

  private func difference(
    _ sections: [PlayDifference.Section], _ console: any Console
  ) -> [String] {
    var lines: [String] = []
    var same = 0
    func foldSame(_ place: String) {
      let count = same == 1 ? "1 unchanged section" : "\(same) unchanged sections"
      if same > 0 { lines.append("(\(count)\(place))") }
      same = 0
    }
    for (section, places) in sections.map({ ($0.change, $0.places) }) {
      if section.kind == .same {
        same += section.heading.isEmpty ? 0 : 1
        continue
      }
      foldSame(lines.isEmpty ? " above" : "")
      let mark =
        switch section.kind {
        case .new: " is new"
        case .gone: " is gone"
        case .same, .changed: ""
        }
      if !section.heading.isEmpty { lines += console.lines("== \(section.heading) ==\(mark)") }
      guard section.kind != .gone else { continue }
      for (line, place) in zip(section.lines, places) {
        switch line {
        case .value(let expression, _, let old, let new):
          lines += whole("\(expression)\(place.map { "  (\($0))" } ?? "")", console)
          lines += whole("  was  \(old)", console).map(console.bad)
          lines += whole("  now  \(new)", console).map(console.good)
        case .new(let text): lines += whole("new   \(text)", console).map(console.good)
        case .gone(let text): lines += whole("gone  \(text)", console).map(console.bad)
        }
      }
    }
    if lines.isEmpty { return ["Output unchanged"] }
    foldSame(" below")
    return lines
  }

  /// A line with its spaces if it fits, or else wrapped.
  private func whole(_ line: String, _ console: any Console) -> [String] {
    let line = line.withVisibleControls
    return columns(of: line) <= console.width ? [line] : console.lines(line)
  }

  private func output(_ console: any Console) -> [String] {
    guard found != nil else { return ["Nothing has run yet."] }
    guard let run, run.failure == nil else { return runLines(console) }
    return run.output.lines.flatMap { whole($0, console) }
  }

  private func source(_ console: any Console) -> [String] {
    let lines = played.change(texts)
    guard !lines.isEmpty else { return ["No changes"] }
    return lines.flatMap(console.changeLines)
  }
}
