/// What `watch` shows: the exercise, the last verdict, and what was asked for.
struct WatchScreen: Sendable {
  var exercise: Exercise
  var page: TaskPage
  /// Nil until the first text is judged.
  var verdict: Verdict?
  /// Whether a newer text is being judged.
  var isJudging = true
  /// A hint, the list, or what went wrong.
  var message: [String] = []

  private static let keys = "h hint  n next  l list  q quit"

  /// The lines, no more than `height`: where something must go, the middle goes.
  func lines(on console: any Console, height: Int) -> [String] {
    let title = "\(exercise.name): \(page.title)"
    func lines(_ text: String) -> [String] {
      wrapped(text, width: console.width).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
    // A path is broken behind a slash.
    let path = lines(exercise.file.replacing("/", with: "/ ")).map { $0.replacing("/ ", with: "/") }
    let head = lines(title + (isJudging ? " (judging …)" : "")) + path + [""]
    let foot = ["", Self.keys]
    let room = max(3, height - head.count - foot.count)
    var body =
      verdict.map {
        VerdictText(verdict: $0, page: page, console: console).lines
      } ?? []
    let asked = message.flatMap(lines)
    let news = asked.isEmpty ? [] : [""] + asked
    if body.count + news.count > room {
      body = Array(body.prefix(max(1, room - min(news.count, room / 2) - 1))) + ["…"]
    }
    let shownNews = news.prefix(max(0, room - body.count))
    return (head + body + shownNews + foot).map { clipped($0, to: console.width) }
  }

  /// A line that cannot be broken between words is cut.
  private func clipped(_ line: String, to width: Int) -> String {
    columns(of: line) <= width ? line : "\(line.prefix(width - 1))…"
  }
}
