import ExerciseKit
import ExerciseTestSupport
import Foundation
import Testing
import ToolSupport

/// An exercise that does what no exercise should: there is a verdict, it is never a pass, and the
/// other checks are judged. One after the other: each keeps a core busy.
@Suite(.serialized) struct HostileCodeTests {
  private static let sum = "(deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)"

  @Test(
    "Code that crashes, ends the program, hangs or floods fails its own checks alone",
    arguments: [
      ("fatalError(\"boom\")", CheckResult.crashed("boom")),
      ("abort()", .crashed("signal 6")),
      ("exit(0)", .ended),
      ("while true {}", .hung),
      ("Thread.sleep(forTimeInterval: 60)", .hung),
      ("let s = String(repeating: \"-\", count: 99_999); for _ in 1...99 { print(s) }", .flooded),
    ])
  func hostile(_ code: String, _ result: CheckResult) async throws {
    let played = try PlayedCheckout()
    let needsLibrary = ["exit", "abort", "Thread"].contains { code.hasPrefix($0) }
    let text = try played.solution(
      of: "UseAndReplace", replacing: Self.sum, with: "\(code); return \(Self.sum)")
    let verdict = try await played.verdict(
      on: "UseAndReplace", needsLibrary ? "import Foundation\n\(text)" : text)
    #expect(verdict["addsAAndB"] == result)
    #expect(verdict["asksAtEveryCall"] == result)
    #expect(verdict.passed == ["newObjectHasTheReplacement", "keepsB", "originalIsUntouched"])
    #expect(!verdict.solvesAll)
  }

  @Test("The other exercises are judged beside one that hangs")
  func othersAreJudged() async throws {
    let played = try PlayedCheckout()
    let other = try played.exercise("WrongObject")
    try played.write(try played.solution(of: other).solved, to: other.file)
    let text = try played.solution(
      of: "UseAndReplace", replacing: Self.sum, with: "while true {}")
    try played.write(text, to: try played.exercise("UseAndReplace").file)
    #expect(await played.run("check", "--all") == 1)
    #expect(
      played.page.text == """
        UseAndReplace           no ok
        WrongObject             ok ok
        AddD                    no no
        BreakTheKnot            no no

        4 exercises: 1 solved.

        """)
  }

  @Test("Code that deletes its own file gets no verdict, and 'undo' brings the text back")
  func deletesItsFile() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let path = "\(played.root)/\(exercise.file)"
    let text =
      "import Foundation\n"
      + (try played.solution(
        of: exercise.name, replacing: Self.sum,
        with: "try? FileManager.default.removeItem(atPath: \"\(path)\"); return \(Self.sum)"))
    let verdict = try await played.verdict(on: exercise.name, text)
    #expect(
      verdict.outcome
        == .refused(
          "\(exercise.file) was deleted while it was judged. Its text is kept: swift run workshop "
            + "undo UseAndReplace"))
    #expect(!verdict.solvesAll)
    #expect(await played.run("undo", exercise.name) == 0)
    #expect(try played.session.checkout.read(exercise.file) == text)
  }

  @Test("Code that writes over its own file loses nothing: 'undo' brings the text back")
  func writesOverItsFile() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let path = "\(played.root)/\(exercise.file)"
    let text =
      "import Foundation\n"
      + (try played.solution(
        of: exercise.name, replacing: Self.sum,
        with: "try? Data().write(to: URL(fileURLWithPath: \"\(path)\")); return \(Self.sum)"))
    let verdict = try await played.verdict(on: exercise.name, text)
    #expect(verdict.hash == ContentHash(text))
    #expect(try played.session.checkout.read(exercise.file) == "")
    #expect(await played.run("undo", exercise.name) == 0)
    #expect(try played.session.checkout.read(exercise.file) == text)
  }

  @Test(
    "Checks or given files that were changed, renamed or removed give no verdict",
    arguments: [
      ("Checks.swift", "func addsAAndB", "func addsNothing"),
      ("Checks.swift", "@Test(\"The total is", "// @Test(\"The total is"),
      ("Given/Deps.swift", "final class", "public final class"),
    ])
  func changed(_ file: String, _ old: String, _ new: String) async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let path = "\(exercise.folder)/\(file)"
    let text = try played.session.checkout.read(path)
    try #require(text.contains(old))
    try played.write(text.replacing(old, with: new), to: path)
    let verdict = try await played.verdict(
      on: exercise.name, try played.solution(of: exercise).solved)
    #expect(
      verdict.outcome
        == .refused(
          "\(path) is not as it was handed out, so there is no verdict. Bring it back: git "
            + "checkout -- \(path)"))
  }

  @Test("A given file that is new, and one that is gone, give no verdict")
  func givenFiles() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    try played.write("", to: "\(exercise.folder)/Given/More.swift")
    let added = try await Judge(played.session).verdict(on: exercise)
    try played.session.files.remove("\(played.root)/\(exercise.folder)/Given/More.swift")
    try played.session.files.remove("\(played.root)/\(exercise.folder)/Given/Deps.swift")
    let removed = try await Judge(played.session).verdict(on: exercise)
    for (verdict, file) in [(added, "More"), (removed, "Deps")] {
      guard case .refused(let sentence) = verdict.outcome else {
        Issue.record("\(file): \(verdict.outcome)")
        continue
      }
      #expect(sentence.hasPrefix("\(exercise.folder)/Given/\(file).swift is not as"))
    }
  }

  @Test("A text that is empty, missing or not UTF-8 gets a sentence that says what to do")
  func noText() async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let path = "\(played.root)/\(exercise.file)"
    func sentence() async throws -> String {
      guard
        case .refused(let sentence) = try await Judge(played.session).verdict(on: exercise).outcome
      else { return "" }
      return sentence
    }
    try played.write(" \n", to: exercise.file)
    #expect(
      try await sentence()
        == "\(exercise.file) is empty. Begin again: swift run workshop reset UseAndReplace")
    try played.session.files.write(bytes: [0x66, 0xff, 0xfe], to: path)
    #expect(
      try await sentence()
        == "\(exercise.file) is not UTF-8 text. Save it as UTF-8, or begin again: swift run "
        + "workshop reset UseAndReplace")
    try played.session.files.remove(path)
    #expect(
      try await sentence()
        == "\(exercise.file) cannot be read. Bring it back: swift run workshop undo "
        + "UseAndReplace, or reset UseAndReplace")
  }

  @Test("A file where the folder of progress should be is a sentence; the verdict is told first")
  func fileInTheWay() async throws {
    let played = try PlayedCheckout()
    try played.write("", to: ".workshop")
    #expect(await played.run("start", "UseAndReplace") == 1)
    let words = played.page.errors.replacing("\n", with: " ")
    #expect(words.hasPrefix("workshop: The folder \(played.root)/.workshop cannot be made: "))
    let exercise = try played.exercise("UseAndReplace")
    try played.write(try played.solution(of: exercise).solved, to: exercise.file)
    #expect(await played.run("check", "UseAndReplace") == 1)
    #expect(played.page.text.contains("UseAndReplace: 2 of 2 tasks solved"))
    #expect(await played.run("reset", "UseAndReplace") == 1)
    #expect(
      try played.session.checkout.read(exercise.file) == played.solution(of: exercise).solved)
  }
}
