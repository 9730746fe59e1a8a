import ExerciseTestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("What a verdict may take")
struct VerdictBoundsTests {
  private func text(_ verdict: Verdict, on console: RecordingConsole = RecordingConsole()) throws
    -> VerdictText
  {
    let fake = FakeExercise.addUp
    let page = try TaskPage(of: fake.exercise, in: .fake([fake]))
    return VerdictText(of: verdict, page, on: console)
  }

  @Test(
    "A failing check takes at most twelve lines, and says where it stands", arguments: [40, 80])
  func longMessage(width: Int) throws {
    let words = Array(repeating: "expected", count: 200).joined(separator: " ")
    let verdict = Verdict.addUp(.failed(words), .passed)
    let lines = try text(verdict, on: RecordingConsole(width: width)).lines
    let check = lines.filter { $0.hasPrefix("   ") }
    #expect(check.count == 12)
    #expect(check.first == "   no It adds.")
    #expect(check.suffix(2) == ["      …", "      Checks.swift:3 adds"])
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.last == "ok Task 2: Double, 1 of 1")
  }

  @Test("A message that fits exactly is shown whole")
  func justFits() throws {
    let words = (1...10).map { "line \($0)" }.joined(separator: "\n")
    let verdict = Verdict.addUp(.failed(words), .passed)
    let check = try text(verdict).lines.filter { $0.hasPrefix("   ") }
    #expect(check.count == 12)
    #expect(check.dropFirst().dropLast() == (1...10).map { "      line \($0)" }[...])
  }

  @Test("What the text printed is shown in four lines, each cut to the width")
  func printed() throws {
    var verdict = Verdict.addUp(.passed, .passed)
    verdict.printed = "one\n\n\(String(repeating: "x", count: 100))\nthree\nfour\nfive\nsix\n"
    let lines = try text(verdict, on: RecordingConsole(width: 40)).lines
    #expect(
      lines.suffix(6) == [
        "It printed:", "   one", "   \(String(repeating: "x", count: 37))", "   three",
        "   four", "   …",
      ])
    verdict.printed = "one\n"
    #expect(try text(verdict).lines.suffix(2) == ["It printed:", "   one"])
  }

  @Test("Colour is where it is wanted only, and the words are the same")
  func color() throws {
    let verdicts = [
      Verdict.addUp(.passed, .missing), .addUp(.passed, .passed), .addUp(.refused("No.")),
      .addUp(.doesNotCompile([])),
    ]
    let shown = try verdicts.map { verdict in
      let page = RecordingConsole(usesColor: true)
      for line in try text(verdict, on: page).lines { page.line(line) }
      let plain = try text(verdict).lines
      #expect(!plain.joined().contains("\u{1B}"))
      #expect(page.uncolored == plain.map { "\($0)\n" }.joined())
      return page.text
    }
    let (good, bad) = ("\u{1B}[32m", "\u{1B}[31m")
    #expect(shown[0].contains("\n\(good)ok\u{1B}[0m Task 1: Add"))
    #expect(shown[0].contains("\n\(bad)NO\u{1B}[0m Task 2: Double"))
    #expect(shown[0].contains("\n   \(bad)no\u{1B}[0m It doubles."))
    #expect(shown[1].hasPrefix("AddUp: \(good)2 of 2 tasks solved\u{1B}[0m (text"))
    #expect(shown[2].hasPrefix("AddUp: \(bad)NO VERDICT\u{1B}[0m\n"))
    #expect(shown[3].hasPrefix("AddUp: \(bad)DOES NOT COMPILE\u{1B}[0m (text"))
  }

  @Test("Colour takes no room: lines are broken where they are without it", arguments: [40, 80])
  func colorIsNoWidth(width: Int) throws {
    let verdict = Verdict.addUp(.passed, .passed)
    let colored = RecordingConsole(width: width, usesColor: true)
    for line in try text(verdict, on: colored).lines { colored.line(line) }
    let plain = try text(verdict, on: RecordingConsole(width: width)).lines
    #expect(colored.uncolored == plain.map { "\($0)\n" }.joined())
  }
}
