import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("`WatchScreen`: the screen of `workshop watch`")
struct WatchScreenTests {
  /// A failed check with many words, and a failed check that is wider than any screen.
  private static let long = Verdict.addUp(
    .failed([
      CheckIssue(line: 3, message: Array(repeating: "expected", count: 200).joined(separator: " ")),
      CheckIssue(line: 4, message: String(repeating: "x", count: 200)),
    ]), .missing)

  private static let hint =
    "AddUp, task 1, hint 3 of 3: "
    + Array(repeating: "look again", count: 20).joined(separator: " ")
    + " Last hint. The solution: swift run workshop solution AddUp"

  private func screen(_ verdict: Verdict?, _ message: String = "") throws -> WatchScreen {
    var screen = WatchScreen(page: try .addUp)
    (screen.verdict, screen.isJudging) = (verdict, false)
    screen.showMessage(message)
    return screen
  }

  private static let keys = "t tasks  h hint  n next  ? help  q quit"

  @Test(
    "`WatchScreen` scrolls long content to its end and back",
    arguments: [(80, 24), (40, 24), (40, 8), (20, 8)])
  func fits(width: Int, height: Int) throws {
    let page = RecordingConsole(width: width)
    for verdict in [nil, Self.long, .addUp(.passed, .passed)] {
      for isJudging in [true, false] {
        var screen = try screen(verdict, Self.hint)
        screen.isJudging = isJudging
        let list = (1...30).map { "- AddUp: 0 of \($0) tasks" }
        for content in [WatchScreen.Content.tasks, .verdict, .list(list)] {
          screen.content = content
          let first = screen.lines(on: page, height: height)
          let all = screen.lines(on: page, height: .max)
          // Each key press scrolls by at least two lines.
          let presses = all.count / 2 + 1
          for _ in 1...presses { screen.scroll(" ", on: page, height: height) }
          let last = screen.lines(on: page, height: height)
          for lines in [first, last] {
            #expect(lines.count <= height)
            #expect(lines.filter { $0.count > width } == [])
            #expect(lines.last?.hasPrefix(width > 20 ? "t tasks  h hint  n" : "t h n ") == true)
          }
          #expect(last.dropLast(2).last == all.dropLast(2).last)
          for _ in 1...presses { screen.scroll("b", on: page, height: height) }
          #expect(screen.lines(on: page, height: height) == first)
        }
      }
    }
  }

  @Test("`WatchScreen` begins with the story, the tasks and 'checking …'")
  func opens() throws {
    #expect(
      WatchScreen(page: try .addUp).lines(on: RecordingConsole(width: 40), height: 24) == [
        "AddUp: The title of AddUp (checking …)", "Chapters/14-Deps1/Exercises/AddUp/",
        "Exercise.swift", "", "A story.", "", "Task 1: Add, 10 min", "  Do it: Add.", "",
        "Task 2: Double, 5 min", "  Do it: Double.", "", Self.keys,
      ])
  }

  @Test("`WatchScreen` shows an outdated verdict in gray")
  func whole() throws {
    var screen = try screen(.addUp(.passed, .failed("found 0")), "A hint.")
    #expect(
      screen.lines(on: RecordingConsole(), height: 24) == [
        "AddUp: The title of AddUp", "Chapters/14-Deps1/Exercises/AddUp/Exercise.swift", "",
        "A hint.", "", "AddUp: 1 of 2 tasks solved", "ok Task 1: Add, 1 of 1",
        "NO Task 2: Double, 0 of 1", "   no It doubles.", "      found 0",
        "      Checks.swift:3", "", Self.keys,
      ])
    screen = try self.screen(.addUp(.passed, .passed))
    screen.isJudging = true
    func gray(_ line: String) -> String { "\u{1B}[2m\(line)\u{1B}[0m" }
    #expect(
      screen.lines(on: RecordingConsole(usesColor: true), height: 24) == [
        "AddUp: The title of AddUp (checking …)",
        "Chapters/14-Deps1/Exercises/AddUp/Exercise.swift",
        "", "Before this save:", gray("AddUp: 2 of 2 tasks solved"),
        gray("ok Task 1: Add, 1 of 1"), gray("ok Task 2: Double, 1 of 1"), "", Self.keys,
      ])
  }

  @Test("`WatchScreen` scrolls a long list and omits the path if necessary")
  func scrolled() throws {
    let page = RecordingConsole(width: 40)
    var screen = try screen(.addUp(.passed, .passed))
    screen.content = .list((1...9).map { "- \($0)" })
    let head = ["AddUp: The title of AddUp", ""]
    func lines() -> [String] { screen.lines(on: page, height: 8).dropLast() }
    #expect(lines() == head + ["- 1", "- 2", "- 3", "- 4", "1-4 of 9 lines: space down, b up"])
    screen.scroll("j", on: page, height: 8)
    #expect(lines() == head + ["- 2", "- 3", "- 4", "- 5", "2-5 of 9 lines: space down, b up"])
    screen.scroll(" ", on: page, height: 8)
    #expect(lines() == head + ["- 5", "- 6", "- 7", "- 8", "5-8 of 9 lines: space down, b up"])
    screen.scroll(" ", on: page, height: 8)
    screen.scroll("k", on: page, height: 8)
    #expect(lines().last == "5-8 of 9 lines: space down, b up")
    screen.showMessage("A hint.")
    #expect(lines()[2] == "A hint.")
  }
}
