import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import WorkshopCommand

@Suite("`workshop prove`")
struct ProveTests {
  private static let files: [String: String?] = [
    "Chapters/Claims.md": """
    | id | claim | where | verdict | proof |
    |---|---|---|---|---|
    | DEPS-117 | c4 is stale | L219 | holds | `Deps1Tests.Values/value`, `Deps2Tests.Values/same`, \
    `Scripts/measure` |
    | DEPS-120 | It is refused | L222 | holds | `Deps1/Refused/A`, `Deps1Tests.Values/value`, \
    `Deps1Tests.Values/gone` |
    | DEPS-118 | It is fast | L220 | holds | `Scripts/measure` |
    | DEPS-119 | It is fair | L221 | opinion | |

    """,
    "Tests/Chapters/Deps1Tests/Values.swift": "struct Values {\n  @Test func value() {}\n}\n",
    "Tests/Chapters/Deps2Tests/Values.swift": "struct Values {\n  @Test func same() {}\n}\n",
    "Scripts/measure": "#!/bin/sh\n",
  ]

  private static func test(_ name: String, _ sentence: String, module: String = "Deps1Tests")
    -> String
  {
    #"{"kind":"test","payload":{"kind":"function","id":"\#(module).Values/\#(name)()/Values.swift:2:3","#
      + #""name":"\#(name)()","displayName":"\#(sentence)","#
      + #""sourceLocation":{"fileID":"\#(module)/Values.swift","line":2}}}"#
  }

  private static func event(
    _ kind: String, _ name: String = "", _ more: String = "", module: String = "Deps1Tests"
  ) -> String {
    let id = name.isEmpty ? "" : #","testID":"\#(module).Values/\#(name)()/Values.swift:2:3""#
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(id)\#(more)}}"#
  }

  private static func issue(_ words: String) -> String {
    event(
      "issueRecorded", "value",
      #","messages":[{"symbol":"fail","text":"\#(words)"}],"issue":{"sourceLocation":{"line":7}}"#)
  }

  /// Two fixtures of chapter 14.
  private static let fixtures: [String: String?] = Dictionary(
    uniqueKeysWithValues: ["A", "B"].map { name in
      let text =
        "// Refused: a text is no number (DEPS-12\(name == "A" ? 0 : 1))\n// alone: short\n"
      return ("Chapters/14-Deps1/Refused/\(name).swift", text)
    })
  private static let refusals =
    "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\","
    + "\"id\":\"Deps1Tests.ChapterTests/refusals(code:)/ChapterTests.swift:9:3\","
    + "\"name\":\"refusals(code:)\",\"displayName\":\"It is refused\","
    + "\"sourceLocation\":{\"fileID\":\"Deps1Tests/ChapterTests.swift\",\"line\":9}}}"

  private static func ofRefusals(_ kind: String, _ more: String = "") -> String {
    let id = "Deps1Tests.ChapterTests/refusals(code:)/ChapterTests.swift:9:3"
    return #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)"\#(more)}}"#
  }

  private static func refusalIssue(_ words: String) -> String {
    ofRefusals(
      "issueRecorded",
      #","messages":[{"symbol":"fail","text":"\#(words)"}],"issue":{"sourceLocation":{"line":7}}"#)
  }

  private static let value = test("value", "It delivers")
  private static let green = [
    value, event("testStarted", "value"), event("testEnded", "value"), event("runEnded"),
  ]

  /// Runs the verb and returns its output, status and commands.
  private func prove(
    _ words: String..., events: [String] = Self.green, build: ProcessResult? = nil,
    ended: ProcessResult = ProcessResult(.exit(0)), built: Bool = true, in folder: String = "/play",
    more: [String: String?] = [:]
  ) async throws -> (text: String, status: Int32, commands: [Command]) {
    var files = Self.files.merging(more) { $1 }
    if built { files["/play/.build/prove/kept"] = "" }
    let workshop = try FakeWorkshop(changed: files)
    let processes = FakeProcesses { command in
      if command.line == "swiftc --version" {
        return ProcessResult(.exit(0), output: "Swift version 6.3")
      }
      if command.arguments.first == "build" { return build ?? ProcessResult(.exit(0)) }
      if let index = command.arguments.firstIndex(of: "--event-stream-output-path") {
        try? workshop.files.write(
          events.joined(separator: "\n"), to: command.arguments[index + 1])
      }
      return ended
    }
    var environment = workshop.environment
    (environment.processes, environment.directory) = (processes, folder)
    let status = await Workshop(environment).run(["prove"] + words)
    return (workshop.page.text + workshop.page.errors, status, processes.commands)
  }

  @Test(
    "`prove` builds and runs only the tests of a chapter", arguments: ["Deps1", "14", ""])
  func chapter(name: String) async throws {
    let (text, status, commands) =
      name.isEmpty
      ? try await prove(in: "/play/Chapters/14-Deps1") : try await prove(name)
    #expect(text == "  ok  It delivers\n\n14 Deps1: 1 of 1 proofs pass.\n")
    #expect(status == 0)
    let starts = [["build", "--build-tests"], ["test", "--skip-build"]]
    #expect(commands.map { Array($0.arguments.prefix(2)) } == starts)
    #expect(commands.map { $0.environment["TESTS_TO_BUILD"] } == ["Deps1Tests", nil])
    #expect(commands[1].arguments.contains(#"^Deps1Tests\."#))
    #expect(commands.allSatisfy { $0.arguments.contains("/play/.build/prove") })
  }

  @Test(
    "`prove` runs a claim's tests in all modules and lists scripts",
    arguments: ["deps-117", "Deps117"])
  func claim(id: String) async throws {
    let events =
      Self.green + [
        Self.test("same", "So does the other", module: "Deps2Tests"),
        Self.event("testStarted", "same", module: "Deps2Tests"),
        Self.event("testEnded", "same", module: "Deps2Tests"),
      ]
    let (text, status, commands) = try await prove(id, events: events)
    #expect(
      text == """
        DEPS-117 c4 is stale
          verdict       holds
          ok  It delivers
          ok  So does the other
          --  Scripts/measure (not run)

        DEPS-117: 2 of 3 proofs pass, 1 was not run. Run the rest: Scripts/measure

        """)
    #expect(status == 0)
    #expect(commands[0].environment["TESTS_TO_BUILD"] == "Deps1Tests,Deps2Tests")
    let pattern = #"^(Deps1Tests\.Values/value|Deps2Tests\.Values/same)\("#
    #expect(commands[1].arguments.contains(pattern))
  }

  @Test("`prove` shortens a failing test to its location and message")
  func red() async throws {
    let long = "found " + String(repeating: "none ", count: 600) + "end"
    let issues = ["Expectation failed: 1 == 2", long, "three", "four"].map(Self.issue)
    let (text, status, _) = try await prove(
      "14",
      events: [Self.value, Self.event("testStarted", "value")] + issues + Self.green.suffix(2),
      ended: ProcessResult(.exit(1)))
    let place = "      Tests/Chapters/Deps1Tests/Values.swift:7\n"
    #expect(
      text.hasPrefix("  NO  It delivers\n\(place)      Expectation failed: 1 == 2\n\(place)"))
    #expect(text.contains("none … "))
    #expect(
      text.hasSuffix("\n      three\n      and 1 more\n\n14 Deps1: 0 of 1 proofs pass, 1 fails.\n"))
    #expect(text.count < 600)
    #expect(status == 1)
  }

  @Test("`prove` runs tests one by one after a crash")
  func crash() async throws {
    let (text, status, commands) = try await prove(
      "14", events: [Self.value, Self.event("testStarted", "value")],
      ended: ProcessResult(.exit(1), output: "Deps.swift:3: Fatal error: gone\n"))
    #expect(
      text == "  NO  It delivers\n      The test didn't finish.\n\n"
        + "workshop: The test run didn't finish: Fatal error: gone\n")
    #expect(status == 1)
    #expect(commands.map { $0.arguments.contains("--no-parallel") } == [false, false, true])
  }

  @Test("`prove` counts a skipped test as not run")
  func skipped() async throws {
    let skipped = [Self.value, Self.event("testSkipped", "value"), Self.event("runEnded")]
    let (text, status, _) = try await prove("14", events: skipped)
    #expect(text.contains("  --  It delivers (skipped on this system)\n"))
    #expect(text.hasSuffix("workshop: 14 Deps1: no test ran.\n"))
    #expect(status == 1)
    let other = [
      Self.test("other", "It waits"), Self.event("testStarted", "other"),
      Self.event("testEnded", "other"),
    ]
    let beside = try await prove("14", events: other + skipped)
    #expect(beside.text.hasSuffix("\n14 Deps1: 1 of 2 proofs pass, 1 was not run.\n"))
    #expect(beside.status == 0)
  }

  @Test("`prove` lists each fixture, and the compiler's message if it fails")
  func fixtures() async throws {
    let ran = [Self.refusals, Self.ofRefusals("testStarted")]
    let end = [Self.ofRefusals("testEnded"), Self.event("runEnded")]
    let green = try await prove("14", events: ran + end, more: Self.fixtures)
    #expect(
      green.text == """
          ok  It is refused
              ok  Deps1/Refused/A
              ok  Deps1/Refused/B

        14 Deps1: 2 of 2 proofs pass.

        """)
    #expect(green.status == 0)
    let issue = Self.refusalIssue("Chapters/14-Deps1/Refused/B.swift: It compiles.")
    let red = try await prove(
      "14", events: ran + [issue] + end, ended: ProcessResult(.exit(1)), more: Self.fixtures)
    #expect(
      red.text == """
          NO  It is refused
              ok  Deps1/Refused/A
              NO  Deps1/Refused/B
                  It compiles.

        14 Deps1: 1 of 2 proofs pass, 1 fails.

        """)
    #expect(red.status == 1)
    // A claim has its own fixture, a test, and a missing test.
    let claim = try await prove(
      "DEPS-120", events: ran + [issue] + Self.green.dropLast() + end,
      ended: ProcessResult(.exit(1)), more: Self.fixtures)
    #expect(
      claim.text.hasSuffix(
        """
          NO  It is refused
              ok  Deps1/Refused/A
              Tests/Chapters/Deps1Tests/ChapterTests.swift:7
              Chapters/14-Deps1/Refused/B.swift: It compiles.
          ok  It delivers
          --  Deps1Tests.Values/gone (not run)

        DEPS-120: 2 of 4 proofs pass, 1 fails, 1 was not run.

        """))
    #expect(claim.status == 1)
  }

  @Test("`prove` announces the first build and reports compiler errors")
  func building() async throws {
    let first = try await prove("14", built: false)
    #expect(first.text.hasPrefix("Building the proofs. The first build takes"))
    let error =
      "/play/Chapters/14-Deps1/Deps.swift:3:1: \u{1B}[1;31merror: \u{1B}[1;39mcannot find 'bServic'"
      + "\u{1B}[0;0m"
    let (text, status, commands) = try await prove(
      "14", build: ProcessResult(.exit(1), output: error))
    #expect(
      text == "workshop: The tests for 14 Deps1 don't compile:\n"
        + "Chapters/14-Deps1/Deps.swift:3:1: error: cannot find 'bServic'\n")
    #expect(status == 1)
    #expect(commands.count { $0.arguments.first == "test" } == 0)
  }

  @Test(
    "`prove` explains a claim that no test proves, without building",
    arguments: [
      ("DEPS-118", "No test proves DEPS-118. Run: Scripts/measure"),
      ("DEPS-119", "DEPS-119 has nothing to run. See: swift run workshop claim DEPS-119"),
    ])
  func misuse(word: String, sentence: String) async throws {
    let found = try await prove(word)
    #expect(found.text.contains(sentence))
    #expect(found.status == 1)
    #expect(found.commands == [])
  }
}
