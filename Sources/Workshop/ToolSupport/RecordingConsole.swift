/// A console that records its output. By default a pipe with 80 columns and without color.
package final class RecordingConsole: Console {
  package let width: Int
  package let height = 24
  package let isTerminal: Bool
  package let usesColor: Bool
  package let isRead = true
  package let lostOutput: String?
  private let output = Locked("")
  private let errorOutput = Locked("")

  /// - Parameter lostOutput: the reason of a simulated write failure.
  package init(
    width: Int = 80, isTerminal: Bool = false, usesColor: Bool = false, lostOutput: String? = nil
  ) {
    self.width = width
    self.lostOutput = lostOutput
    self.isTerminal = isTerminal
    self.usesColor = usesColor
  }

  /// The standard output.
  package var text: String { output.withLock { $0 } }

  /// The standard error.
  package var errors: String { errorOutput.withLock { $0 } }

  package func write(_ text: String) { output.withLock { $0 += text } }

  package func writeError(_ text: String) { errorOutput.withLock { $0 += text } }
}
