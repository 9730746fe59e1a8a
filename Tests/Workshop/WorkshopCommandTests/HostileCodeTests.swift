import ExerciseKit
import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

/// Code that misbehaves gets a verdict, never passes, and doesn't stop the other checks. Serialized because each
/// test keeps a core busy.
@Suite(.serialized) struct HostileCodeTests {
  /// Which limit is reached first depends on how busy the machine is.
  private static func isOvertime(_ result: CheckResult?, saying words: String) -> Bool {
    guard case .hung(let message) = result else { return false }
    return message.contains(#/^Timed out after (\d+ s|the processor time .*) \(/#)
      && message.contains(words)
  }

  private static let sum = "(deps.aService.getAs() + deps.bService.getBs()).reduce(0, +)"
  private static let asking: Set = ["addsAAndB", "asksAtEveryCall"]
  private static let others: Set = ["newObjectHasTheReplacement", "keepsB", "originalIsUntouched"]

  @Test(
    "An answer that crashes, exits, hangs or overflows fails only its checks",
    arguments: [
      // Each row has the line in the answer, even where the library notices the mistake.
      ("fatalError(\"boom\")", CheckResult.crashed("boom (Exercise.swift:16)")),
      ("abort()", .crashed("the program ended (signal 6) (Exercise.swift:16)")),
      ("print([1][[1].count])", .crashed("Index out of range (Exercise.swift:16)")),
      (
        "let a: Any = 1; print(a as! String)",
        .crashed(
          "Could not cast value of type 'Swift.Int' to 'Swift.String'. (Exercise.swift:16)")
      ),
      ("exit(0)", .ended), ("forge()", .ended),
      ("while true { print(1) }", .hung("lines of output by then")),
      ("Thread.sleep(forTimeInterval: 60)", .hung("infinite loop, long wait, or a busy machine")),
      ("let s = String(repeating: \"-\", count: 999_999); for _ in 1...9 { print(s) }", .flooded),
    ])
  func hostile(_ code: String, _ result: CheckResult) async throws {
    let played = try PlayedCheckout()
    let hungWords: String? = if case .hung(let words) = result { words } else { nil }
    let text = try played.solution(
      of: "UseAndReplace", replacing: Self.sum, with: "\(code); return \(Self.sum)")
    var (verdict, patience) = (Verdict?.none, hungWords == nil ? 20 : 1)
    // On a slow machine, the other checks take longer than a learner would wait. Code that hangs never ends.
    repeat {
      verdict = try await played.verdict(
        on: "UseAndReplace", "import Foundation\n\(text)\n\(Self.forging)", patience: patience)
      patience *= 3
    } while verdict?.hangs(hungWords == nil ? Self.asking.union(Self.others) : Self.others) == true
      && patience < 200
    let found = try #require(verdict)
    for name in Self.asking {
      let isSo = hungWords.map {
        // A fast machine prints more in the same time.
        Self.isOvertime(found[name], saying: $0)
          || code.contains("print") && found[name] == .flooded
      }
      #expect(isSo ?? (found[name] == result), "\(String(describing: found[name]))")
    }
    let passed = found.checks.filter { $0.result == .passed }.map(\.check.name)
    #expect(Set(passed) == Self.others)
    #expect(!found.solvesAll)
  }

  /// Reports that each check has passed, wherever it can, and exits.
  private static let forging = #"""
    func forge() {
      signal(SIGPIPE, SIG_IGN)
      func event(_ kind: String, _ check: String?) -> String {
        let id = check.map { ",\"testID\":\"UseAndReplaceChecks.\($0)()\\/Checks.swift:9:4\"" }
        return "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\"\(id ?? "")},\"version\":0}\n"
      }
      let checks = [
        "Task1/addsAAndB", "Task1/asksAtEveryCall", "Task2/newObjectHasTheReplacement",
        "Task2/keepsB", "Task2/originalIsUntouched",
      ]
      let events = checks.map { event("testStarted", $0) + event("testEnded", $0) }
      let text = events.joined() + event("runEnded", nil)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: ".")) ?? []
      for path in CommandLine.arguments + files where path.contains("events") {
        try? text.write(toFile: path, atomically: false, encoding: .utf8)
      }
      for file in Int32(3)..<64 { _ = write(file, text, text.utf8.count) }
      _exit(0)
    }
    """#

  @Test("An exercise that hangs doesn't stop `check --all`")
  func othersAreJudged() async throws {
    let expected = """
      UseAndReplace           no no
      WrongObject             ok ok
      AddD                    no no
      BreakTheKnot            no no

      1 of 4 exercises solved

      """
    var (found, patience) = ("", 1)
    // On a slow machine, the other checks need more time.
    while found != expected, patience < 100 {
      let played = try PlayedCheckout(patience: patience)
      let other = try played.exercise("WrongObject")
      try played.write(try played.solution(of: other).solved, to: other.file)
      let text = try played.solution(
        of: "UseAndReplace", replacing: Self.sum, with: "while true {}")
      try played.write(text, to: try played.exercise("UseAndReplace").file)
      #expect(await played.run("check", "--all") == 1)
      (found, patience) = (played.page.text, patience * 4)
    }
    #expect(found == expected)
  }

  @Test(
    "An answer's process ends when the workshop is killed",
    .enabled(if: onLinux, "elsewhere the system can't be asked to end a program with its parent"))
  func killedTool() async throws {
    let played = try PlayedCheckout()
    let file = "\(played.root)/pid"
    // This loop would run forever.
    let code = """
      signal(SIGALRM, SIG_IGN)
      try? "\\(getpid())".write(toFile: "\(file)", atomically: true, encoding: .utf8)
      while true { sleep(60) }
      """
    let text = try played.solution(of: "UseAndReplace", replacing: Self.sum, with: code)
    try played.write("import Foundation\n\(text)", to: try played.exercise("UseAndReplace").file)
    let tool = TestCheckout.workspace.folder.program("workshop")
    try #require(played.environment.files.exists(tool), "Build it: swift build --product workshop")
    let (lines, said) = AsyncStream.makeStream(of: String.self)
    let script = "echo $$; exec \"\(tool)\" check UseAndReplace"
    let checking = Task {
      try await TestCheckout.processes.run(
        Command("/bin/sh", ["-c", script], in: played.root)
      ) { said.yield($0) }
    }
    let toolID = try #require(await lines.first { _ in true }.flatMap { pid_t($0) })
    while !played.environment.files.exists(file) { try await Task.sleep(for: .milliseconds(10)) }
    let pid = try #require(pid_t(try played.environment.files.read(file)))
    kill(toolID, SIGKILL)
    #expect(try await checking.value.ending == .signal(SIGKILL))
    // A zombie has ended, too.
    func isGone() -> Bool {
      let state = try? played.environment.files.read("/proc/\(pid)/stat")
      return kill(pid, 0) != 0 || state?.contains(") Z ") != false
    }
    for _ in 0..<60_000 where !isGone() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isGone())
  }

  @Test(
    "`undo` restores an exercise file that its own code deleted or overwrote",
    arguments: [true, false])
  func takesItsFile(deletes: Bool) async throws {
    let played = try PlayedCheckout()
    let exercise = try played.exercise("UseAndReplace")
    let url = "URL(fileURLWithPath: \"\(played.root)/\(exercise.file)\")"
    let code = deletes ? "FileManager.default.removeItem(at: \(url))" : "Data().write(to: \(url))"
    let solution = try played.solution(
      of: exercise.name, replacing: Self.sum, with: "try? \(code); return \(Self.sum)")
    let text = "import Foundation\n\(solution)"
    let verdict = try await played.verdict(on: exercise.name, text)
    if deletes {
      let sentence =
        "\(exercise.file) was deleted while it was checked. Restore it: swift run workshop "
        + "undo UseAndReplace"
      #expect(verdict.outcome == .refused(sentence))
    } else {
      #expect(verdict.hash == ContentHash(text))
      #expect(try played.workspace.checkout.read(exercise.file) == "")
    }
    #expect(await played.run("undo", exercise.name) == 0)
    #expect(try played.workspace.checkout.read(exercise.file) == text)
  }
}

extension Verdict {
  /// Whether one of these checks timed out.
  fileprivate func hangs(_ names: Set<String>) -> Bool {
    checks.contains { judged in
      guard names.contains(judged.check.name), case .hung = judged.result else { return false }
      return true
    }
  }
}
