import Book
import ExerciseKit
import ToolSupport

/// A chapter that is changed: each text of it is built and run, and the page gets what is other.
actor PlayDesk: LiveDesk {
  let workspace: Workspace
  private let chapter: Chapter
  let turns: Turns
  let files: DeskFiles
  var kept: any Keeping { KeptChapter(workspace, chapter) }
  private let blocks: GuideBlocks
  private var play: LivePlay?
  /// What was built last, and what it printed; nil where it didn't come to its end.
  private var printed: (texts: [String: String], output: String)?
  var live = Live<LivePlay.Played>()
  var views = Views()
  var place = Views.Place.disk
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

  func open() async throws(ToolError) {
    if play == nil { play = try await begun() }
    live.watch(try play?.folders() ?? [], workspace)
  }

  private func begun() async throws(ToolError) -> LivePlay {
    try await LivePlay(workspace, chapter, undo: "Restore my version", reset: "Reset")
  }

  func invalidate(isRetry: Bool) { play?.invalidate(isRetry: isRetry) }

  func fallbackReason() async -> String? { await play?.fallbackReason() }

  func work(
    trying typed: [String: String]
  )
    -> @Sendable (_ tell: @escaping @Sendable (String) -> Void) async throws(ToolError)
    -> LivePlay.Played
  {
    guard let play else { return { _ throws(ToolError) in throw ToolError("Not ready yet.") } }
    return play.work(trying: typed)
  }

  func look() {
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
        let note = views[.disk].title.isEmpty ? play.played.note : nil
        views[.disk].said = message.isEmpty ? note ?? "" : message
        views.follow { play.seen?[$0] }
        if views.showsDisk { begin(.disk) } else { lookAtPages() }
      }
    } catch {
      self.play = play
      live.stop()
      views[.disk].step = ""
      views[.disk].said = "\(error)"
      views.send()
    }
  }

  /// No page shows the disk: what is built are the pages' own texts.
  private func lookAtPages() {
    play?.invalidate()
    if let open = views.open { begin(open) }
  }

  private func setFiles() {
    let texts = play?.seen ?? [:]
    let committed = play?.played.committed ?? [:]
    views[.disk].files = files.names.compactMap { name in
      let path = files.paths[name] ?? ""
      return texts[path].map { text in
        LiveState.File(
          name: name, hash: "\(ContentHash(text))",
          isChanged: !committed[path].hasSameBytes(as: text),
          isEdited: true)
      }
    }
  }

  func state(
    _ state: LiveState, with result: Result<LivePlay.Played, ToolError>,
    trying typed: [String: String]
  ) -> LiveState {
    var state = state
    printed = nil
    do throws(ToolError) {
      guard let found = try play?.note(result), let played = play?.played else { return state }
      let shown = PlayHTML(found, played)
      (state.title, state.result, state.notes) = (shown.title, shown.html, shown.notes)
      state.outcome = shown.outcome
      state.built = files.paths.compactMapValues { found.texts[$0].map { "\(ContentHash($0))" } }
      printed = shown.output.map { (found.texts, $0) }
    } catch {
      state.fail(error)
    }
    return state
  }

  func longer(_ state: LiveState) async -> LiveState {
    guard let (texts, output) = printed else { return state }
    var state = state
    state.blocks = await blocks.changes(in: workspace.checkout, of: texts, printing: output)
    return state
  }

  func act(_ word: String, at place: Views.Place) async throws(ToolError) -> String {
    if play == nil { play = try await begun() }
    let said: String
    switch word {
    case "run":
      said = ""
      if !live.isWorking { play?.invalidate(isRetry: true) }
    case "reset": said = try play?.revert() ?? ""
    case "undo": said = try play?.restore() ?? ""
    default: throw ToolError("There is no button '\(word)'.")
    }
    look()
    if !live.isWorking { views[.disk].step = "" }
    return said
  }
}
