import Book
import ToolSupport

/// A chapter as a playground: builds and runs it at every save, and shows what it prints otherwise.
package struct PlayLoop: LiveLoop {
  let workspace: Workspace
  var live = Live<Played>()
  private let played: PlayedChapter
  private var screen: PlayScreen
  /// The files that were looked at last; nil before the first time.
  private var seen: [String: String]?
  /// The kept version that `u` brought back last, until something else is saved.
  private var undone: String?
  /// The files that were built last.
  private var built: [String: String] = [:]
  /// Files without one that was there: an editor may be about to put it back.
  private var lacking: [String: String]?
  private let builder: Task<Result<ChapterBuilder, ToolError>, Never>

  /// What became of some files.
  struct Played: Sendable {
    let texts: [String: String]
    let outcome: PlayedOutcome
  }

  package init(_ workspace: Workspace, _ chapter: Chapter) async throws(ToolError) {
    self.workspace = workspace
    _ = workspace.removeStaleModuleCache()
    played = try await PlayedChapter(chapter, workspace)
    let idea = try? Experiment.all(of: chapter, in: workspace.checkout).first?.question
    screen = PlayScreen(played, idea: idea)
    builder = Task {
      await Result(of: { () throws(ToolError) in try await ChapterBuilder(workspace, chapter) })
    }
  }

  package mutating func run() async throws(ToolError) { try await runLive() }

  mutating func begin() throws(ToolError) {
    live.watch(try played.folders().sorted().map(workspace.checkout.path), workspace)
    screen.texts = try played.texts()
    if !played.changed(screen.texts).isEmpty { screen.content = .difference }
    if !console.isTerminal {
      draw()
      screen.content = .difference
    }
    look()
  }

  mutating func look() {
    do throws(ToolError) { try lookClosely() } catch {
      live.stop()
      screen.outcome = nil
      tell("\(error)")
    }
  }

  private mutating func lookClosely() throws(ToolError) {
    let texts = try played.texts()
    guard texts != seen else { return }
    let gone = (seen ?? [:]).filter { texts[$0.key] == nil }
    if !gone.isEmpty, lacking != texts {
      lacking = texts
      Task { [events = live.events] in
        try? await Task.sleep(for: .milliseconds(200))
        events.continuation.yield(.saved)
      }
      return
    }
    lacking = nil
    let isFirst = seen == nil
    seen = texts
    screen.texts = texts
    screen.message = ""
    undone = nil
    if !isFirst, screen.content == .opening || screen.content == .source {
      screen.content = .difference
    }
    if !gone.isEmpty {
      try KeptChapter(workspace, played.chapter).keep(gone)
      let names = gone.keys.sorted().joined(separator: ", ")
      screen.message =
        "\(names) is not there any more. Its text is kept: u brings it back, as does swift run "
        + "workshop undo \(played.chapter.name)."
    }
    guard texts["\(played.chapter.folder)/main.swift"] != nil else {
      live.stop()
      screen.outcome = nil
      throw ToolError(
        screen.message.isEmpty
          ? "There is no main.swift in \(played.chapter.folder). r brings it back." : screen.message
      )
    }
    let saved = Set(texts.keys.filter { texts[$0] != built[$0] })
    live.begin { [builder, workspace, played] tell throws(ToolError) in
      let command: Result<Command, CompilerErrors>
      switch await builder.value {
      case .success(let builder):
        command = try await builder.build(texts, saved: saved, tell: tell)
      case .failure(let reason):
        tell("building with SwiftPM, which takes seconds, for \(reason)")
        let errors = try await workspace.build(played.chapter)
        command =
          errors.isEmpty
          ? .success(Command(workspace.folder.program(played.chapter.name), limit: .seconds(10)))
          : .failure(CompilerErrors(in: errors.joined(separator: "\n")))
      }
      switch command {
      case .success(let command):
        tell("running")
        return Played(texts: texts, outcome: .ran(try await workspace.run(command)))
      case .failure(let errors):
        return Played(texts: texts, outcome: .doesNotCompile(errors.all))
      }
    }
    screen.step = "building"
    if console.isTerminal { draw() }
  }

  mutating func show(_ result: Result<Played, ToolError>) {
    screen.step = ""
    do throws(ToolError) {
      let found = try result.get()
      if case .ran = found.outcome { built = found.texts }
      screen.outcome = found.outcome
      draw()
    } catch {
      tell("\(error)")
    }
  }

  mutating func show(step: String) {
    screen.step = step
    if console.isTerminal { draw() }
  }

  private mutating func tell(_ message: String) {
    (screen.step, screen.message) = ("", message)
    draw()
  }

  mutating func answer(_ key: Character) throws(ToolError) {
    func other(_ content: PlayScreen.Content) -> PlayScreen.Content {
      screen.content == content ? .difference : content
    }
    switch key {
    case "a": screen.content = other(.output)
    case "d": screen.content = other(.source)
    case "r":
      change { played, _ throws(ToolError) in
        try played.goBack()
          ? "Every file is as committed. What you had is kept: u brings it back."
          : "Every file is as committed already."
      }
    case "u":
      let last = undone
      var version = last
      change { played, workspace throws(ToolError) in
        let kept = try KeptChapter(workspace, played.chapter).bringBack(before: last)
        version = kept.version
        return "As it was kept: \(kept.paths.joined(separator: ", ")). u again brings back what is "
          + "older, r what is committed."
      }
      undone = version
    case " ", "b", "j", "k": screen.scroll(key, on: console, height: console.height)
    default: return
    }
    draw()
  }

  /// Changes files, and says so above what they print.
  private mutating func change(
    _ work: (PlayedChapter, Workspace) throws(ToolError) -> String
  ) {
    do throws(ToolError) {
      let message = try work(played, workspace)
      screen.content = .difference
      screen.message = ""
      // What the key took away is not missing.
      let now = try played.texts()
      seen = seen?.filter { now[$0.key] != nil }
      look()
      screen.message = [message, screen.message].filter { !$0.isEmpty }.joined(separator: " ")
    } catch {
      screen.message = "\(error)"
    }
  }

  func draw() {
    draw { screen.lines(on: console, height: $0) }
  }
}
