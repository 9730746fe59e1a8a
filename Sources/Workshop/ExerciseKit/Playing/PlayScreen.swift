import Book
import Foundation
import ToolSupport

/// What became of the newest text of a chapter.
enum PlayedOutcome: Sendable {
  case doesNotCompile([Diagnostic])
  case ran(ProcessResult)
}

/// What `play` shows: the chapter, below it what its program prints otherwise, and the keys.
struct PlayScreen: Sendable {
  enum Content: Sendable {
    /// What to edit, and a first idea.
    case opening
    case difference
    case output
    case source
  }

  let played: PlayedChapter
  /// The first question of the guide's *Practise*.
  let idea: String?
  var content = Content.opening { didSet { pager = Pager() } }
  /// The files as they were looked at last.
  var texts: [String: String] = [:]
  /// Nil until the first text has run.
  var outcome: PlayedOutcome? { didSet { pager = Pager() } }
  /// What is being done; empty where nothing is.
  var step = ""
  /// What a key did, or what went wrong; it stands above the rest.
  var message = ""
  private var pager = Pager()

  init(_ played: PlayedChapter, idea: String?) { (self.played, self.idea) = (played, idea) }

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
    let changed = played.changed(texts).map(name)
    let state = step.isEmpty ? "" : " (\(step) …)"
    let edits = changed.isEmpty ? "as committed" : "changed: \(changed.joined(separator: ", "))"
    let head = console.lines("\(played.chapter.title), \(edits)\(state)") + [""]
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
    let others = texts.keys.sorted().map(name).filter {
      !$0.hasPrefix("Sources/") && $0 != "main.swift"
    }
    let files = others.prefix(6).joined(separator: ", ") + (others.count > 6 ? ", …" : "")
    var lines = console.lines(
      "Edit main.swift, which has the scenario, or another file of \(played.chapter.folder): "
        + "\(files). At every save you see what the program prints otherwise.")
    if let idea {
      lines += [""] + console.lines("A first idea. \(Markdown.plain(idea))")
      lines += console.lines("To be asked first: swift run workshop play \(played.chapter.name) 1")
    }
    if played.hasNoHistory {
      lines += [""]
      lines += console.lines(
        "This checkout has no git history, so what is committed cannot be told. What stood here when "
          + "play began counts as committed, and Expected.txt as it is.")
    }
    return lines
  }

  /// The path within the chapter; of a module that it imports, the whole one.
  private func name(_ path: String) -> String {
    let folder = "\(played.chapter.folder)/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// What became of the text, without head and keys.
  func runLines(_ console: any Console) -> [String] {
    switch outcome {
    case nil: return []
    case .doesNotCompile(let errors)?:
      return [console.bad("DOES NOT COMPILE")] + errors.lines(on: console)
    case .ran(let ended)?:
      let wrong = words(for: ended)
      guard wrong.isEmpty else {
        let end = String(decoding: ended.output.utf8.suffix(2048), as: UTF8.self)
        let last = end.split(separator: "\n").suffix(6)
        let tail =
          last.isEmpty
          ? ["It had printed nothing."]
          : ["The last lines that it printed:"] + last.map { "  \($0)" }
        return [console.bad(wrong[0])] + console.lines(wrong[1], indent: "  ") + tail
      }
      let errors = ended.errors.split(separator: "\n").prefix(3).map { "  \($0)" }
      return difference(ended.output, console)
        + (errors.isEmpty ? [] : [console.bad("It wrote to standard error:")] + errors)
    }
  }

  /// What is wrong with a run, in two or three words and in a sentence; nothing if it came to its end.
  private func words(for ended: ProcessResult) -> [String] {
    if ended.wasCut {
      return ["FLOOD", "It printed more than \(RealProcesses.mostOutput >> 20) MB."]
    }
    switch ended.ending {
    case .exit(0): return []
    case .exit(let status): return ["ENDED WITH STATUS \(status)", "The rest did not run."]
    case .overtime(let limit):
      return ["NO END", ended.overtimeWords("\(limit.components.seconds) s")]
    case .signal(SIGPROF):
      return ["NO END", ended.overtimeWords("\(Int(ChapterBuilder.work)) s of processor time")]
    case .signal:
      let place = ended.errors.firstMatch(of: #/(\w+\.swift:\d+): Fatal error/#)?.1
      return ["CRASHED", ended.crashWords + (place.map { " (\($0))" } ?? "")]
    }
  }

  private func difference(_ printed: String, _ console: any Console) -> [String] {
    let places = ShownPlaces(texts.map { (name($0.key), $0.value) })
    var lines: [String] = []
    var same = 0
    func foldSame() {
      if same > 0 { lines.append("(\(same == 1 ? "1 section" : "\(same) sections") as committed)") }
      same = 0
    }
    for section in SectionChange.all(from: played.transcript, to: printed) {
      if section.kind == .same {
        same += section.heading.isEmpty ? 0 : 1
        continue
      }
      foldSame()
      let mark =
        switch section.kind {
        case .new: " is new"
        case .gone: " is gone"
        case .same, .changed: ""
        }
      if !section.heading.isEmpty { lines += console.lines("== \(section.heading) ==\(mark)") }
      guard section.kind != .gone else { continue }
      for line in section.lines {
        switch line {
        case .value(let expression, let count, let old, let new):
          let place = places.place(of: expression, in: section.heading, count: count)
          lines += whole("\(expression)\(place.map { "  (\($0))" } ?? "")", console)
          lines += whole("  was  \(old)", console).map(console.bad)
          lines += whole("  now  \(new)", console).map(console.good)
        case .new(let text): lines += whole("new   \(text)", console).map(console.good)
        case .gone(let text): lines += whole("gone  \(text)", console).map(console.bad)
        }
      }
    }
    if lines.isEmpty { return ["It prints what is committed."] }
    foldSame()
    return lines
  }

  /// A line as it was printed where it fits, spaces and all.
  private func whole(_ line: String, _ console: any Console) -> [String] {
    columns(of: line) <= console.width ? [line] : console.lines(line)
  }

  private func output(_ console: any Console) -> [String] {
    switch outcome {
    case nil: ["Nothing has run yet."]
    case .doesNotCompile?: runLines(console)
    case .ran(let ended)?:
      words(for: ended).isEmpty
        ? ended.output.split(separator: "\n", omittingEmptySubsequences: false)
          .flatMap { whole(String($0), console) }
        : runLines(console)
    }
  }

  private func source(_ console: any Console) -> [String] {
    let lines = played.change(texts)
    guard !lines.isEmpty else { return ["Every file is as committed."] }
    return lines.flatMap { line in
      whole(line, console).map {
        line.hasPrefix("- ") ? console.bad($0) : line.hasPrefix("+ ") ? console.good($0) : $0
      }
    }
  }
}
