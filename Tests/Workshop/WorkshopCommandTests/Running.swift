import ExerciseTestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

extension FakeWorkshop {
  func run(_ arguments: String...) async -> Int32 { await run(arguments) }

  func run(_ arguments: [String]) async -> Int32 { await Workshop(environment).run(arguments) }
}

extension PlayedCheckout {
  func run(_ arguments: String...) async -> Int32 { await Workshop(environment).run(arguments) }
}

extension RecordingConsole {
  /// Waits until a text was written; an error after minutes, which no machine needs.
  func shows(_ text: String) async throws {
    var searched = 0
    for _ in 0..<60_000 {
      let written = self.text
      if written.utf8.count > searched, written.contains(text) { return }
      searched = written.utf8.count
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("'\(text)' is not in: \(self.text.suffix(600))")
    throw CancellationError()
  }
}
