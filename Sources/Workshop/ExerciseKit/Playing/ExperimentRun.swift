import Book
import Foundation
import ToolSupport

/// An experiment made in a copy of its chapter, and what became of it.
package struct ExperimentRun: Sendable {
  /// As the file tells it; nil where the run does not come to anything that a file can tell.
  package let outcome: Experiment.Outcome?
  private let screen: PlayScreen

  /// Builds and runs the chapter with the change; no file is touched.
  ///
  /// - Throws: `ToolError` where the change does not fit the chapter, or where this toolchain cannot
  ///   build a chapter alone.
  package init(
    _ experiment: Experiment, of chapter: Chapter, _ workspace: Workspace
  ) async throws(ToolError) {
    try workspace.requireWritableBuildFolder()
    let played = try await PlayedChapter(chapter, workspace)
    let console = workspace.console
    var screen = PlayScreen(played, idea: nil)
    let texts = try experiment.changed(try played.texts())
    screen.texts = texts
    let command = try await ChapterBuilder(workspace, chapter).build(
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

  /// What changed in the output, as `play` shows it.
  package func lines(on console: any Console) -> [String] { screen.runLines(console) }
}
