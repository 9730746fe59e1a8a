import ToolSupport

/// A screen with a head, lines that can be scrolled, and a line of keys.
struct Pager: Sendable {
  /// How many lines were scrolled away.
  private var offset = 0

  /// How many lines there are for the content at least.
  static let fewest = 3

  /// The lines, no more than `height` where that is eight or more.
  func lines(
    _ head: [String], _ all: [String], keys: String, on console: any Console, height: Int
  ) -> [String] {
    let shown = all.dropFirst(offset).prefix(room(below: head, height))
    let place =
      shown.count == all.count
      ? "" : "\(shown.startIndex + 1)-\(shown.endIndex) of \(all.count) lines: space down, b up"
    // A line that cannot be broken between words is cut.
    // Where their names do not fit, the keys stand alone.
    let letters = keys.split(separator: "  ").map { $0.prefix { $0 != " " } }
    let shownKeys = columns(of: keys) <= console.width ? keys : letters.joined(separator: " ")
    return (head + shown + [place, shownKeys]).map { line in
      columns(of: line) <= console.width ? line : "\(line.prefix(console.width - 1))…"
    }
  }

  /// Shows other lines of what does not fit.
  mutating func scroll(_ key: Character, _ head: [String], _ all: [String], height: Int) {
    let room = room(below: head, height)
    let step = key == "j" ? 1 : key == "k" ? -1 : key == "b" ? 1 - room : room - 1
    offset = max(0, min(offset + step, all.count - room))
  }

  private func room(below head: [String], _ height: Int) -> Int {
    max(Self.fewest, height - head.count - 2)
  }
}
