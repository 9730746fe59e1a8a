import Book
import ExerciseKit
import ToolSupport

/// A chapter that is changed: at every save it is built and run, and the page gets what is other.
actor PlayDesk: LiveDesk {
  let workspace: Workspace
  private let chapter: Chapter
  private let turns: Turns
  let files: DeskFiles
  var kept: any Keeping { KeptChapter(workspace, chapter) }
  private let blocks: GuideBlocks
  private var play: LivePlay?
  private var live = Live<LivePlay.Played>()
  private var state = LiveState()
  var listeners = Listeners()
  var following: Task<Void, Never>?

  /// - Parameter committed: where the chapter is as the book shows it.
  init(
    _ workspace: Workspace, _ chapter: Chapter, _ turns: Turns, committed: Checkout
  ) throws(ToolError) {
    (self.workspace, self.chapter, self.turns) = (workspace, chapter, turns)
    let sources = try workspace.checkout.sources(of: chapter)
    files = DeskFiles(sources, in: chapter.folder, of: workspace.checkout) { _ in true }
    blocks = GuideBlocks(of: chapter, in: committed)
  }

  func rest() {
    // What was built stays known, for the page may come again.
    live.end()
    state.step = ""
    play?.invalidate()
  }

  func follow() async {
    do throws(ToolError) {
      if play == nil { play = try await begun() }
      live = Live()
      live.watch(try play?.folders() ?? [], workspace)
    } catch {
      following = nil
      return fail(error)
    }
    look()
    for await event in live.events.stream {
      if Task.isCancelled { return }
      switch event {
      case .saved: look()
      case .step(let generation, let step) where live.isNew(generation, isDone: false):
        state.step = step
        listeners.send(state)
      case .found(let generation, let result) where live.isNew(generation, isDone: true):
        await show(result)
      case .found, .step, .key: continue
      }
    }
  }

  private func begun() async throws(ToolError) -> LivePlay {
    try await LivePlay(workspace, chapter, undo: "Bring back mine", reset: "Reset all files")
  }

  private func look() {
    guard var play else { return }
    do throws(ToolError) {
      let found = try play.look()
      self.play = play
      setFiles()
      switch found {
      case .same: return
      case .waits:
        Task { [events = live.events] in
          try? await Task.sleep(for: .milliseconds(200))
          events.continuation.yield(.saved)
        }
      case .new(let message):
        // Where there is no history a person should know before the first reset.
        let note = state.title.isEmpty ? play.played.note : nil
        state.said = message.isEmpty ? note ?? "" : message
        state.step = "building"
        listeners.send(state)
        live.begin(turns.oneAtATime(play.work()))
      }
    } catch {
      self.play = play
      live.stop()
      tell("\(error)")
    }
  }

  private func setFiles() {
    let texts = play?.seen ?? [:]
    let committed = play?.played.committed ?? [:]
    state.files = files.names.compactMap { name in
      let path = files.paths[name] ?? ""
      return texts[path].map { text in
        LiveState.File(
          name: name, hash: "\(ContentHash(text))",
          isChanged: !committed[path].hasSameBytes(as: text),
          isEdited: true)
      }
    }
  }

  private func show(_ result: Result<LivePlay.Played, ToolError>) async {
    state.step = ""
    do throws(ToolError) {
      guard let found = try play?.note(result), let played = play?.played else { return }
      let shown = PlayHTML(found, played)
      (state.title, state.result, state.notes) = (shown.title, shown.html, shown.notes)
      state.built = files.paths.compactMapValues { found.texts[$0].map { "\(ContentHash($0))" } }
      if let output = shown.output {
        state.blocks = await blocks.changes(
          in: workspace.checkout, of: found.texts, printing: output)
      }
      listeners.send(state)
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: ToolError) {
    state.fail("Not run", error, offering: "Run again")
    listeners.send(state)
  }

  func tell(_ message: String) {
    if !live.isWorking { state.step = "" }
    state.said = message
    listeners.send(state)
  }

  func act(_ word: String) async throws(ToolError) -> String {
    if word == "run", following == nil, !listeners.isEmpty {
      following = Task { await self.follow() }
      return ""
    }
    if play == nil { play = try await begun() }
    let said: String
    switch word {
    case "run":
      said = ""
      if !live.isWorking { play?.invalidate(isRetry: true) }
    case "reset": said = try play?.goBack() ?? ""
    case "undo": said = try play?.bringBack() ?? ""
    default: throw ToolError("There is no button '\(word)'.")
    }
    look()
    tell(said)
    tellOfLateWrites()
    return said
  }
}
