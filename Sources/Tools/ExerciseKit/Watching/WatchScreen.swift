import Book
import ToolSupport

/// What `watch` shows: the exercise, the last verdict, and what was asked for.
struct WatchScreen: Sendable {
  let page: TaskPage
  /// Nil until the first text is judged.
  var verdict: Verdict?
  /// Whether a newer text is being judged.
  var isJudging = true
  /// A hint, the list, or what went wrong.
  var message: [String] = []

  private static let keys = "h hint  n next  l list  q quit"

  /// The lines, no more than `height` where that is eight or more. On a low screen the path of the
  /// file goes; verdict and message share what is left, and each is cut at its end.
  func lines(on console: any Console, height: Int) -> [String] {
    func lines(_ text: String) -> [String] {
      wrapped(text, width: console.width).lines
    }
    let foot = ["", Self.keys]
    let title = lines("\(page.exercise.name): \(page.title)" + (isJudging ? " (judging …)" : ""))
    // A path is broken behind a slash.
    let path = lines(page.exercise.file.replacing("/", with: "/ ")).map {
      $0.replacing("/ ", with: "/")
    }
    let most = max(1, height - Self.fewest - foot.count - 1)
    let head = cut(title.count + path.count <= most ? title + path : title, to: most) + [""]

    let room = max(Self.fewest, height - head.count - foot.count)
    let body = verdict.map { VerdictText(of: $0, page, on: console).lines } ?? []
    let asked = message.flatMap(lines)
    let whole = asked.isEmpty ? body : body + [""] + asked
    let shared = min(asked.count, max((room + 1) / 2, room - body.count))
    let middle = whole.count <= room ? whole : cut(body, to: room - shared) + cut(asked, to: shared)
    // A line that cannot be broken between words is cut.
    return (head + middle + foot).map { line in
      columns(of: line) <= console.width ? line : "\(line.prefix(console.width - 1))…"
    }
  }

  /// How many lines there are for verdict and message at least.
  private static let fewest = 3

  /// The first lines, with a mark in the last where some are left out.
  private func cut(_ lines: [String], to count: Int) -> [String] {
    lines.count <= count ? lines : lines.prefix(max(0, count - 1)) + ["…"]
  }
}
