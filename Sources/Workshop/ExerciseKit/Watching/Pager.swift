import ToolSupport

/// A screen with a head, lines that can be scrolled, and a line of keys.
struct Pager: Sendable {
  /// The number of lines above the screen.
  private var offset = 0

  /// The smallest height of the content.
  static let minContent = 3

  /// The lines, no more than `height` where that is eight or more.
  func lines(
    _ head: [String], _ all: [String], keys: String, on console: any Console, height: Int
  ) -> [String] {
    let shown = all.dropFirst(offset).prefix(room(below: head, height))
    let position =
      shown.count == all.count
      ? "" : "\(shown.startIndex + 1)-\(shown.endIndex) of \(all.count) lines: space down, b up"
    // Without room for their names, only the keys are shown.
    let letters = keys.split(separator: "  ").map { $0.prefix { $0 != " " } }
    let shownKeys = columns(of: keys) <= console.width ? keys : letters.joined(separator: " ")
    return (head + shown + [position, shownKeys]).map { line in
      columns(of: line) <= console.width ? line : "\(line.prefix(console.width - 1))…"
    }
  }

  mutating func scroll(_ key: Character, _ head: [String], _ all: [String], height: Int) {
    let room = room(below: head, height)
    let step = key == "j" ? 1 : key == "k" ? -1 : key == "b" ? 1 - room : room - 1
    offset = max(0, min(offset + step, all.count - room))
  }

  private func room(below head: [String], _ height: Int) -> Int {
    max(Self.minContent, height - head.count - 2)
  }
}
