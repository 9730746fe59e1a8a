import Book
import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("The screen of watch")
struct WatchScreenTests {
  /// A check that failed with many words, and one that is wider than any screen.
  private static let long = Verdict.addUp(
    .failed([
      CheckIssue(line: 3, words: Array(repeating: "expected", count: 200).joined(separator: " ")),
      CheckIssue(line: 4, words: String(repeating: "x", count: 200)),
    ]), .missing)

  private static let hint =
    "AddUp, task 1, hint 3 of 3: "
    + Array(repeating: "look again", count: 20).joined(separator: " ")
    + " That is the last hint. See: swift run workshop solution AddUp"

  private func screen(_ verdict: Verdict?, _ message: [String] = []) throws -> WatchScreen {
    WatchScreen(page: try .addUp, verdict: verdict, isJudging: false, message: message)
  }

  @Test(
    "Verdict and keys fit, however much there is to say",
    arguments: [(80, 24), (40, 24), (40, 8), (20, 8)])
  func fits(width: Int, height: Int) throws {
    for verdict in [nil, Self.long, .addUp(.passed, .passed)] {
      for message in [[], [Self.hint], Array(repeating: "- AddUp: 0 of 2 tasks", count: 30)] {
        for isJudging in [true, false] {
          var screen = try screen(verdict, message)
          screen.isJudging = isJudging
          let lines = screen.lines(on: RecordingConsole(width: width), height: height)
          #expect(lines.count <= height)
          #expect(lines.filter { $0.count > width } == [])
          #expect(lines.last?.hasPrefix("h hint  n next") == true)
        }
      }
    }
  }

  @Test("A screen that is large enough shows everything")
  func whole() throws {
    let screen = try screen(
      .addUp(.passed, .failed([CheckIssue(line: 8, words: "found 0")])), ["A hint."])
    #expect(
      screen.lines(on: RecordingConsole(), height: 24) == [
        "AddUp: The title of AddUp", "Chapters/14-Deps1/Exercises/AddUp/Exercise.swift", "",
        "AddUp: 1 of 2 tasks solved (text 85944171)", "ok Task 1: Add, 1 of 1",
        "NO Task 2: Double, 0 of 1", "   no It doubles.", "      found 0",
        "      Checks.swift:8 doubles", "", "A hint.", "", "h hint  n next  l list  q quit",
      ])
  }

  @Test("Before the first verdict it says that it judges")
  func judging() throws {
    var screen = try screen(nil)
    screen.isJudging = true
    #expect(
      screen.lines(on: RecordingConsole(width: 40), height: 24) == [
        "AddUp: The title of AddUp (judging …)", "Chapters/14-Deps1/Exercises/AddUp/",
        "Exercise.swift", "", "", "h hint  n next  l list  q quit",
      ])
  }

  @Test("Where both do not fit, verdict and hint share the room, and each is cut at its end")
  func both() throws {
    let lines = try screen(Self.long, [Self.hint]).lines(on: RecordingConsole(), height: 15)
    try #require(lines.count == 15)
    #expect(lines[3] == "AddUp: 0 of 2 tasks solved (text 85944171)")
    #expect(lines[9].hasPrefix("AddUp, task 1, hint 3 of 3: look again"))
    #expect(lines.indices.filter { lines[$0] == "…" } == [8])
    #expect(lines[12].hasSuffix("workshop solution AddUp"))
  }

  @Test("What fits is not marked as cut, beside something that is")
  func shortVerdict() throws {
    let list = (1...30).map { "- Exercise \($0)" }
    let lines = try screen(.addUp(.passed, .passed), list).lines(on: RecordingConsole(), height: 14)
    #expect(
      lines.dropFirst(3).dropLast(2) == [
        "AddUp: 2 of 2 tasks solved (text 85944171)", "ok Task 1: Add, 1 of 1",
        "ok Task 2: Double, 1 of 1", "- Exercise 1", "- Exercise 2", "- Exercise 3",
        "- Exercise 4", "- Exercise 5", "…",
      ])
  }

  @Test("On a low screen the path goes, and something of verdict and hint is left")
  func low() throws {
    #expect(
      try screen(Self.long, [Self.hint]).lines(on: RecordingConsole(width: 40), height: 8) == [
        "AddUp: The title of AddUp", "", "AddUp: 0 of 2 tasks solved (text", "…",
        "AddUp, task 1, hint 3 of 3: look again", "…", "", "h hint  n next  l list  q quit",
      ])
  }

  @Test("Where there is no bound, nothing is left out")
  func pipe() throws {
    let lines = try screen(Self.long, [Self.hint]).lines(on: RecordingConsole(), height: .max)
    #expect(!lines.contains("…"))
    #expect(lines.contains { $0.hasSuffix("workshop solution AddUp") })
  }
}
