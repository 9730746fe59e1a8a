import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("What a verdict may take")
struct VerdictBoundsTests {
  @Test(
    "A failing check takes at most eight lines, and says where it stands", arguments: [40, 80])
  func longMessage(width: Int) throws {
    let words = Array(repeating: "expected", count: 200).joined(separator: " ")
    let verdict = Verdict.addUp(.failed(words), .passed)
    let lines = try verdict.lines(on: RecordingConsole(width: width))
    let check = lines.filter { $0.hasPrefix("   ") }
    #expect(check.count == 8)
    #expect(check.first == "   no It adds.")
    #expect(check.suffix(2) == ["      …", "      Checks.swift:3"])
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.last == "ok Task 2: Double, 1 of 1")
  }

  @Test(
    "What was found is shown beside a long value that was expected", arguments: [(40, 3), (2, 4)])
  func bothHalves(expected: Int, found: Int) throws {
    func list(_ name: String, _ count: Int) -> String {
      (1...count).map { "\(name) \($0)" }.joined(separator: "\n")
    }
    let words = "expected \(list("tea", expected)), found \(list("milk", 20))"
    let check = try Verdict.addUp(.failed(words), .passed).lines().filter { $0.hasPrefix("   ") }
    #expect(check.count == 8)
    let wanted = ["found milk 1"] + (2..<found).map { "milk \($0)" } + ["…"]
    #expect(check.dropLast().suffix(found) == wanted.map { "      \($0)" }[...])
    #expect(check[6 - found] == (expected == 2 ? "      tea 2" : "      …"))
  }

  @Test("A message that fits exactly is shown whole")
  func justFits() throws {
    let words = (1...6).map { "line \($0)" }.joined(separator: "\n")
    let check = try Verdict.addUp(.failed(words), .passed).lines().filter { $0.hasPrefix("   ") }
    #expect(check.count == 8)
    #expect(check.dropFirst().dropLast() == (1...6).map { "      line \($0)" }[...])
  }

  @Test("What the text printed is shown in four lines, each cut to the width")
  func printed() throws {
    var verdict = Verdict.addUp(.passed, .passed)
    verdict.printed = "one\n\n\(String(repeating: "x", count: 100))\nthree\nfour\nfive\nsix\n"
    #expect(
      try verdict.lines(on: RecordingConsole(width: 40)).suffix(6) == [
        "It printed:", "   one", "   \(String(repeating: "x", count: 37))", "   three",
        "   four", "   …",
      ])
    verdict.printed = "one\n"
    #expect(try verdict.lines().suffix(2) == ["It printed:", "   one"])
  }

  @Test("That the slow way was taken is said last, and why")
  func fallbackReason() throws {
    for outcome in [Verdict.addUp(.passed, .passed), .addUp(.doesNotCompile([]))] {
      var verdict = outcome
      verdict.fallbackReason = "there is no /compiler."
      let line = "Judged through 'swift test', which takes seconds: there is no /compiler."
      #expect(try verdict.lines() == outcome.lines() + [line])
    }
  }

  private static let (good, bad) = ("\u{1B}[32m", "\u{1B}[31m")

  @Test(
    "Colour is where it is wanted, the words are the same, and lines are broken as without it",
    arguments: [
      (Verdict.addUp(.passed, .missing), "\n\(good)ok\u{1B}[0m Task 1: Add"),
      (.addUp(.passed, .missing), "\n\(bad)NO\u{1B}[0m Task 2: Double"),
      (.addUp(.passed, .missing), "\n   \(bad)no\u{1B}[0m It doubles."),
      (.addUp(.passed, .passed), "AddUp: \(good)2 of 2 tasks solved\u{1B}[0m\n"),
      (.addUp(.refused("No.")), "AddUp: \(bad)NO VERDICT\u{1B}[0m\n"),
      (.addUp(.doesNotCompile([])), "AddUp: \(bad)DOES NOT COMPILE\u{1B}[0m\n"),
    ])
  func color(verdict: Verdict, shown: String) throws {
    let page = RecordingConsole(width: 40, usesColor: true)
    for line in try verdict.lines(on: page) { page.line(line) }
    let plain = try verdict.lines(on: RecordingConsole(width: 40)).map { "\($0)\n" }.joined()
    #expect(!plain.contains("\u{1B}"))
    #expect(page.uncolored == plain)
    #expect(page.text.contains(shown))
  }
}
