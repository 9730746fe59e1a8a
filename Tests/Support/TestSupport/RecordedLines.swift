import ToolSupport

extension RecordingConsole {
  /// The text without color codes.
  package var uncolored: String { text.uncolored }

  /// The lines that are wider than the console.
  package var tooWide: [Substring] { uncolored.split(separator: "\n").filter { $0.count > width } }
}
