import Book
import ToolSupport

/// A chapter as a playground: builds and runs it at every save, and shows how its output changes.
package struct PlayLoop: LiveLoop {
  let workspace: Workspace
  var live = Live<LivePlay.Played>()
  private var play: LivePlay
  private var screen: PlayScreen

  package init(_ workspace: Workspace, _ chapter: Chapter) async throws(ToolError) {
    self.workspace = workspace
    play = try await LivePlay(workspace, .chapter(chapter), undo: "u", reset: "r")
    let idea = try? Experiment.all(of: chapter, in: workspace.checkout).first?.question
    screen = PlayScreen(play.played, idea: idea)
  }

  package mutating func run() async throws(ToolError) { try await runLive() }

  mutating func begin() throws(ToolError) {
    live.watch(try play.folders(), workspace)
    screen.texts = try play.played.texts()
    if !play.played.changed(screen.texts).isEmpty { screen.content = .difference }
    if !console.isTerminal {
      draw()
      screen.content = .difference
    }
    look()
  }

  mutating func look() {
    do throws(ToolError) { try refresh() } catch {
      live.stop()
      screen.found = nil
      showMessage("\(error)")
    }
  }

  private mutating func refresh() throws(ToolError) {
    let isFirst = play.seen == nil
    switch try play.look() {
    case .same: return
    case .waits:
      Task { [events = live.events] in
        try? await Task.sleep(for: .milliseconds(200))
        events.continuation.yield(.saved)
      }
      return
    case .new(let message): screen.message = message
    }
    screen.texts = play.seen ?? [:]
    if !isFirst, screen.content == .opening || screen.content == .source {
      screen.content = .difference
    }
    live.begin(play.work())
    screen.step = "building"
    if console.isTerminal { draw() }
  }

  mutating func show(_ result: Result<LivePlay.Played, ToolError>) {
    screen.step = ""
    do throws(ToolError) {
      screen.found = try play.note(result)
      draw()
    } catch {
      showMessage("\(error)")
    }
  }

  mutating func show(step: String) {
    screen.step = step
    if console.isTerminal { draw() }
  }

  private mutating func showMessage(_ message: String) {
    (screen.step, screen.message) = ("", message)
    draw()
  }

  mutating func answer(_ key: Character) throws(ToolError) {
    func toggled(_ content: PlayScreen.Content) -> PlayScreen.Content {
      screen.content == content ? .difference : content
    }
    switch key {
    case "a": screen.content = toggled(.output)
    case "d": screen.content = toggled(.source)
    case "r": change { play throws(ToolError) in try play.revert() }
    case "u": change { play throws(ToolError) in try play.restore() }
    case " ", "b", "j", "k": screen.scroll(key, on: console, height: console.height)
    default: return
    }
    draw()
  }

  /// Changes files and shows a message above the output.
  private mutating func change(_ work: (inout LivePlay) throws(ToolError) -> String) {
    do throws(ToolError) {
      let message = try work(&play)
      screen.content = .difference
      screen.message = ""
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
