import Book
import ExerciseKit
import ToolSupport

@testable import LabKit

/// A `workshop watch` that has its verdict as soon as a text is written, by the clock of a fake
/// machine, and goes on until its task is cancelled.
final class FakeWatch: Sendable {
  /// How long a verdict takes, and its words; nil where it never comes.
  typealias Verdict = (takes: Duration, words: String?)

  /// What a program ends with that runs until it is killed.
  static let goesOn = ProcessResult(.overtime(.seconds(86_400)))

  /// Arguments of a verdict that is shown again, and that nothing follows.
  static let again = "again"

  private struct State {
    var saved: [String] = []
    var packaged: [String] = []
    var last = ""
    var tell: (@Sendable (String) -> Void)?
    var isSilent = false
  }

  private let state = Locked(State())
  private let verdict: @Sendable (String) -> Verdict

  init(_ verdict: @escaping @Sendable (String) -> Verdict) { self.verdict = verdict }

  /// Whether a verdict will never come.
  var isSilent: Bool { state.withLock(\.isSilent) }

  /// Every text that a learner's file had, in order.
  var saved: [String] { state.withLock(\.saved) }

  /// Every text that the file had in the package of an exercise, in order.
  var packaged: [String] { state.withLock(\.packaged) }

  static func edit(in text: String) -> Edit {
    if text.contains("{ \"") { return .error }
    return text.contains("measured()") ? .body : .interface
  }

  /// Runs until the task is cancelled, from a verdict on the text that was written last on.
  func run(
    _ onLine: @escaping @Sendable (String) -> Void, pass: @escaping @Sendable (Duration) -> Void
  ) async {
    let tell: @Sendable (String) -> Void = { [self] text in
      let (takes, words) = verdict(text)
      pass(takes)
      if words == nil || words == Self.again { state.withLock { $0.isSilent = true } }
      guard let words else { return }
      let line = state.withLock { state in
        if words != Self.again {
          state.last = "Practice: \(words) (text \(10_000_000 + state.saved.count))"
        }
        return state.last
      }
      // The whole screen; one line of it is the verdict.
      for line in ["Practice: A title", "Exercise.swift", "", line, "ok Task 1", "", "q quit", ""] {
        onLine(line)
      }
    }
    state.withLock { $0.tell = tell }
    tell(saved.last ?? "")
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
    state.withLock { $0.tell = nil }
  }

  @Sendable
  func save(_ text: String, to path: String) {
    guard path.hasSuffix("/Exercise.swift") else { return }
    let tell = state.withLock { state in
      guard path.contains("/Chapters/") else {
        state.packaged.append(text)
        return nil as (@Sendable (String) -> Void)?
      }
      state.saved.append(text)
      return state.tell
    }
    tell?(text)
  }
}
