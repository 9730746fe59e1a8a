import Book
import Foundation
import ToolSupport

/// The run of an experiment in a copy of its chapter.
package struct ExperimentRun: Sendable {
  /// The outcome as an experiment file records it; nil for any other end of the run.
  package let outcome: Experiment.Outcome?
  private let screen: PlayScreen

  /// Builds and runs the chapter with the change; no file is touched.
  ///
  /// - Throws: `ToolError` if the change doesn't fit the chapter, or if this toolchain can't build a single
  ///   chapter.
  package init(
    _ experiment: Experiment, of chapter: Chapter, _ workspace: Workspace
  ) async throws(ToolError) {
    try workspace.requireWritableBuildFolder()
    let played = try await PlayedProgram(.chapter(chapter), workspace)
    let console = workspace.console
    var screen = PlayScreen(played, idea: nil)
    let texts = try experiment.changed(try played.texts())
    screen.texts = texts
    let command = try await ProgramBuilder(workspace, .chapter(chapter)).build(
      texts, saved: Set(experiment.edits.map(\.path))
    ) { console.progress("\($0) …") }
    switch command {
    case .success(let command):
      console.progress("running …")
      let ended = try await workspace.runInEmptyFolder(command)
      screen.found = LivePlay.Played(texts: texts, outcome: .ran(ended))
      switch ended.ending {
      case .exit(0):
        let expected = try workspace.checkout.read(chapter.expected)
        outcome = experiment.outcome(
          from: expected, to: CutOutput(ended.output, like: expected).text)
      case .signal(let signal) where signal != SIGPROF:
        outcome = .fails(
          .crashes, words: ended.output.split(separator: "\n").last.map(String.init) ?? "")
      default: outcome = nil
      }
    case .failure(let errors):
      screen.found = LivePlay.Played(texts: texts, outcome: .doesNotCompile(errors.all))
      outcome = .fails(.refused, words: "error: \(errors.all.first?.message ?? "")")
    }
    console.endProgress()
    self.screen = screen
  }

  /// The changes of the output, as `play` shows them.
  package func lines(on console: any Console) -> [String] { screen.runLines(console) }
}
