import ToolSupport

extension RecordingConsole {
  /// The text without codes for colour.
  package var uncolored: String { text.uncolored }

  /// Lines of standard output that do not fit.
  package var tooWide: [Substring] { uncolored.split(separator: "\n").filter { $0.count > width } }
}
