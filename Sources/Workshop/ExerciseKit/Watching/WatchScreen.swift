import Book
import ToolSupport

/// What `watch` shows: the exercise, below it its tasks, the verdict or a list, and the keys.
struct WatchScreen: Sendable {
  enum Content: Sendable {
    /// The story and the tasks, as an exercise opens.
    case tasks
    /// What was asked for, and the verdict.
    case verdict
    case list([String])
  }

  let page: TaskPage
  var content = Content.tasks { didSet { pager = Pager() } }
  /// Nil until the first text is judged.
  var verdict: Verdict? { didSet { pager = Pager() } }
  /// The tasks that the verdict solves and the one before did not.
  var newlySolved: Set<Int> = []
  /// Whether a newer text is being judged.
  var isJudging = true
  /// A hint, or what went wrong; it stands above the verdict.
  var message = ""
  private var pager = Pager()

  init(page: TaskPage) { self.page = page }

  /// Shows a hint, or what went wrong, above the verdict.
  mutating func tell(_ message: String) { (self.message, content) = (message, .verdict) }

  /// The lines, no more than `height` where that is eight or more. What does not fit is scrolled. On
  /// a low screen the path of the file goes.
  func lines(on console: any Console, height: Int) -> [String] {
    let (head, all) = layout(on: console, height: height)
    return pager.lines(
      head, all, keys: "t tasks  h hint  n next  ? help  q quit", on: console, height: height)
  }

  /// Shows other lines of what does not fit.
  mutating func scroll(_ key: Character, on console: any Console, height: Int) {
    let (head, all) = layout(on: console, height: height)
    pager.scroll(key, head, all, height: height)
  }

  private func layout(on console: any Console, height: Int) -> (head: [String], all: [String]) {
    func lines(_ text: String) -> [String] { wrapped(text, width: console.width).lines }
    let title = lines("\(page.exercise.name): \(page.title)" + (isJudging ? " (checking …)" : ""))
    // A path is broken behind a slash.
    let path = lines(page.exercise.file.replacing("/", with: "/ ")).map {
      $0.replacing("/ ", with: "/")
    }
    let most = max(1, height - Pager.fewest - 3)
    var head = title.count + path.count <= most ? title + path : Array(title.prefix(most))
    head.append("")
    let all: [String] =
      switch content {
      case .tasks: page.lines(on: console)
      case .list(let entries): entries.flatMap(lines)
      case .verdict: (message.isEmpty ? [] : lines(message) + [""]) + verdictLines(console)
      }
    return (head, all)
  }

  /// The verdict; in grey while a newer text is judged, which has none yet.
  private func verdictLines(_ console: any Console) -> [String] {
    guard let verdict else { return [] }
    guard isJudging else { return VerdictText(of: verdict, page, on: console, newlySolved: newlySolved).lines }
    let old = VerdictText(of: verdict, page, on: RecordingConsole(width: console.width)).lines
    return ["Before this save:"] + old.map { console.colored($0, "2") }
  }
}
