import Book
import ExerciseKit
import ToolSupport

/// Work on a program: each text is built and run, and the page gets the differences.
actor ProgramSession: EditSession {
  let workspace: Workspace
  private let program: Program
  let gate: SerialGate
  let files: SessionFiles
  var kept: any Keeping { KeptProgram(workspace, program) }
  /// Nil for a program without a guide.
  private let blocks: GuideBlocks?
  private var play: LivePlay?
  /// The last build and its output; nil if it didn't run to its end.
  private var printed: (texts: [String: String], output: String)?
  var live = Live<LivePlay.Played>()
  var views = Views()
  var origin = Views.Origin.disk
  var saveWatcher: Task<Void, Never>?

  /// - Parameter committed: the checkout that the book's pages show.
  init(
    _ workspace: Workspace, _ program: Program, _ gate: SerialGate, committed: Checkout
  ) throws(ToolError) {
    (self.workspace, self.program, self.gate) = (workspace, program, gate)
    let sources: [String]
    switch program {
    case .chapter: sources = try program.sources(in: workspace.checkout)
    case .version(let version):
      try workspace.write(version)
      sources = try version.changedFirst(
        program.sources(in: workspace.checkout), in: workspace.checkout)
    }
    files = SessionFiles(sources, in: program.folder, of: workspace.checkout) { _ in true }
    blocks = program.chapter.map { GuideBlocks(of: $0, in: committed) }
  }

  func prepare() async throws(ToolError) {
    if play == nil { play = try await begun() }
    live.watch(try play?.folders() ?? [], workspace)
  }

  private func begun() async throws(ToolError) -> LivePlay {
    try await LivePlay(workspace, program, undo: "Restore my version", reset: "Reset")
  }

  func invalidate(isRetry: Bool) { play?.invalidate(isRetry: isRetry) }

  func fallbackReason() async -> String? { await play?.fallbackReason() }

  func work(
    trying unsaved: [String: String]
  )
    -> @Sendable (_ onStep: @escaping @Sendable (String) -> Void) async throws(ToolError)
    -> LivePlay.Played
  {
    guard let play else { return { _ throws(ToolError) in throw ToolError("Not ready yet.") } }
    return play.work(trying: unsaved)
  }

  func refresh() {
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
        // Without a git history, the page must warn before the first reset.
        let note = views[.disk].title.isEmpty ? play.played.note : nil
        views[.disk].said = message.isEmpty ? note ?? "" : message
        views.dropSaved { play.seen?[$0] }
        if views.showsDisk { build(.disk) } else { buildPending() }
      }
    } catch {
      self.play = play
      live.stop()
      views[.disk].step = ""
      views[.disk].said = "\(error)"
      views.send()
    }
  }

  /// Builds the pages' unsaved texts, because no page shows the files on the disk.
  private func buildPending() {
    play?.invalidate()
    if let open = views.pending { build(open) }
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
    trying unsaved: [String: String]
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

  func addingBlocks(_ state: LiveState) async -> LiveState {
    guard let blocks, let (texts, output) = printed else { return state }
    var state = state
    state.blocks = await blocks.changes(in: workspace.checkout, of: texts, printing: output)
    return state
  }

  func perform(_ word: String, at origin: Views.Origin) async throws(ToolError) -> String {
    if play == nil { play = try await begun() }
    let message: String
    switch word {
    case "run":
      message = ""
      if !live.isWorking { play?.invalidate(isRetry: true) }
    case "reset": message = try play?.revert() ?? ""
    case "undo": message = try play?.restore() ?? ""
    default: throw ToolError("Unknown action '\(word)'.")
    }
    refresh()
    if !live.isWorking { views[.disk].step = "" }
    return message
  }
}
