import Book
import ToolSupport

/// The screen of `watch`: the exercise, then its tasks, the verdict or a list, and the keys.
struct WatchScreen: Sendable {
  enum Content: Sendable {
    /// The story and the tasks, at first.
    case tasks
    /// The message and the verdict.
    case verdict
    case list([String])
  }

  let page: TaskPage
  var content = Content.tasks { didSet { pager = Pager() } }
  /// Nil until the first text is judged.
  var verdict: Verdict? { didSet { pager = Pager() } }
  /// The tasks that the verdict solves and the previous one didn't.
  var newlySolved: Set<Int> = []
  /// Whether a newer text is being judged.
  var isJudging = true
  /// A hint or an error, above the verdict.
  var message = ""
  private var pager = Pager()

  init(page: TaskPage) { self.page = page }

  /// Shows a hint or an error above the verdict.
  mutating func showMessage(_ message: String) { (self.message, content) = (message, .verdict) }

  /// The lines, at most `height` if that is eight or more. Longer content scrolls. A low screen omits the path.
  func lines(on console: any Console, height: Int) -> [String] {
    let (head, all) = layout(on: console, height: height)
    return pager.lines(
      head, all, keys: "t tasks  h hint  n next  ? help  q quit", on: console, height: height)
  }

  mutating func scroll(_ key: Character, on console: any Console, height: Int) {
    let (head, all) = layout(on: console, height: height)
    pager.scroll(key, head, all, height: height)
  }

  private func layout(on console: any Console, height: Int) -> (head: [String], all: [String]) {
    func lines(_ text: String) -> [String] { wrapped(text, width: console.width).lines }
    let title = lines("\(page.exercise.name): \(page.title)" + (isJudging ? " (checking …)" : ""))
    // A path breaks after a slash.
    let path = lines(page.exercise.file.replacing("/", with: "/ ")).map {
      $0.replacing("/ ", with: "/")
    }
    let maxHead = max(1, height - Pager.minContent - 3)
    var head = title.count + path.count <= maxHead ? title + path : Array(title.prefix(maxHead))
    head.append("")
    let all: [String] =
      switch content {
      case .tasks: page.lines(on: console)
      case .list(let entries): entries.flatMap(lines)
      case .verdict: (message.isEmpty ? [] : lines(message) + [""]) + verdictLines(console)
      }
    return (head, all)
  }

  /// The verdict; gray while a newer text is judged.
  private func verdictLines(_ console: any Console) -> [String] {
    guard let verdict else { return [] }
    guard isJudging else {
      return VerdictText(of: verdict, page, on: console, newlySolved: newlySolved).lines
    }
    let old = VerdictText(of: verdict, page, on: RecordingConsole(width: console.width)).lines
    return ["Before this save:"] + old.map { console.colored($0, "2") }
  }
}
