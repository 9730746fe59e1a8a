/// A console that keeps what is written: a pipe, 80 columns wide, without colour.
package final class RecordingConsole: Console {
  package let width: Int
  package let height = 24
  package let isTerminal: Bool
  package let usesColor: Bool
  package let isRead = true
  package let lostOutput: String?
  private let written = Locked("")
  private let complained = Locked("")

  /// - Parameter lostOutput: why it could not be written to the end, if a test is about that.
  package init(
    width: Int = 80, isTerminal: Bool = false, usesColor: Bool = false, lostOutput: String? = nil
  ) {
    self.width = width
    self.lostOutput = lostOutput
    self.isTerminal = isTerminal
    self.usesColor = usesColor
  }

  /// What went to standard output.
  package var text: String { written.withLock { $0 } }

  /// What went to standard error.
  package var errors: String { complained.withLock { $0 } }

  package func write(_ text: String) { written.withLock { $0 += text } }

  package func writeError(_ text: String) { complained.withLock { $0 += text } }
}
