import ExerciseTestSupport
import SwiftOutline
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("Tests that a learner writes")
struct LearnersTestsTests {
  /// The verdict on tests that replace those of the solution.
  private func verdict(
    on tests: String, stub: String? = nil, patience: Int? = nil
  ) async throws -> Verdict {
    let played = try PlayedCheckout(of: ["TestTheLogin"])
    let solved = try played.solution(of: try played.exercise("TestTheLogin")).solved
    let mark = "// TASK 2: Test the login screen with your stub.\n"
    let own = solved.prefix(upTo: try #require(solved.firstRange(of: mark)).lowerBound)
    let start = stub.map { "import Testing\n\n\($0)\n" } ?? String(own)
    return try await AsyncLimiter.compilers.pass {
      try await played.verdict(on: "TestTheLogin", start + mark + tests, patience: patience)
    }
  }

  private static let happy = """
    @Test @MainActor func happy() async {
      let stub = StubLoginClient(result: .success(User(name: "Bo")))
      let model = LoginViewModel(client: stub)
      #expect(model.message == "")
      await model.login()
      #expect(model.message == "Welcome, Bo")
      await model.login()
      #expect(stub.calls == 1)
    }

    """

  private static let notFound =
    "No expectation fails, and a crash or a timeout doesn't count:"

  /// The versions that `happy` doesn't find.
  private static let missed = ["emptyWelcome", "noRetry", "noReason"]

  @Test("The judge accepts five styles of learners' tests", arguments: Style.all)
  func styles(_ style: Style) async throws {
    let verdict = try await verdict(on: style.tests, stub: style.stub)
    #expect(verdict.solvesAll, "\(verdict.outcome)")
  }

  @Test("The verdict describes each undetected broken version as customers meet it")
  func slips() async throws {
    let verdict = try await verdict(on: Self.happy)
    #expect(verdict["right"] == .passed)
    let slipped = verdict.checks.filter { $0.result != .passed }
    #expect(slipped.map(\.check.name) == Self.missed)
    #expect(
      slipped.map(\.check.sentence).prefix(2) == [
        #"Your tests notice that the screen shows "Welcome, " when the login fails."#,
        "Your tests notice that nobody can try again after a failed login.",
      ])
    #expect(slipped.allSatisfy { $0.result.words == ["Your test passes with it."] })
    let mark = verdict.text.lines.firstIndex { $0.hasPrefix("// TASK 2") }
    #expect(slipped.allSatisfy { $0.line - 1 == mark })
  }

  @Test("A weakened expectation misses the version that only the full one finds")
  func weakened() async throws {
    for (expectation, missed) in [
      (#"#expect(model.message != "")"#, "noName"),
      (#"#expect(model.message.hasPrefix("Welcome, "))"#, "noName"),
    ] {
      let weak = Self.happy.replacing(
        #"#expect(model.message == "Welcome, Bo")"#, with: expectation)
      #expect(try await verdict(on: weak)[missed] == .unnoticed(passing: 1, of: 1))
    }
  }

  @Test("A verdict counts the tests that weren't run with the broken versions")
  func leftOut() async throws {
    let verdict = try await verdict(
      on: Self.happy + "@Test func wrong() { #expect(Bool(false)) }\n")
    #expect(verdict["noRetry"] == .unnoticed(passing: 1, of: 2))
    #expect(
      verdict["noRetry"]?.words == [
        "Only 1 of your 2 tests was run against the broken versions, because the other one fails "
          + "with the right code."
      ])
  }

  @Test("A stub may suspend, and a test that doesn't wait for its Task is reported")
  func suspendingStub() async throws {
    let tests = """
      @MainActor final class SlowClient: LoginClient {
        private(set) var calls = 0
        private var waiting: CheckedContinuation<Void, Never>?
        func login() async throws -> User {
          calls += 1
          await withCheckedContinuation { waiting = $0 }
          await Task.yield()
          return User(name: "Bo")
        }
        func finish() { waiting?.resume() }
      }
      @Test @MainActor func tapsAtOnce() async {
        let client = SlowClient()
        let model = LoginViewModel(client: client)
        let taps = (1...2).map { _ in Task { await model.login() } }
        for _ in 1...20 { await Task.yield() }
        #expect(client.calls == 1)
        #expect(model.message == "")
        client.finish()
        for tap in taps { await tap.value }
        #expect(model.message == "Welcome, Bo")
      }
      @Test @MainActor func tooSoon() {
        let model = LoginViewModel(client: StubLoginClient(result: .failure(Offline())))
        Task {
          await model.login()
          #expect(model.message == "No login: Offline()")
        }
      }

      """
    let verdict = try await verdict(on: tests)
    let line = try #require(verdict.text.lines.firstIndex { $0.contains("tooSoon") }) + 1
    let message = "'tooSoon' can end before its Task does. Use 'await' in the test itself."
    guard case .failed(let issues) = verdict["right"] else { throw ToolError("\(verdict.outcome)") }
    #expect(issues.contains(CheckIssue(line: line, message: message)))
    #expect(!issues.contains { $0.message.contains("tapsAtOnce") })
    #expect(verdict["noName"] == .passed)
  }

  @Test("A function with an expectation that nothing runs is reported")
  func forgottenAttribute() async throws {
    let helpers = """
      @MainActor func secondTap() { #expect(Bool(false)) }
      @MainActor func helper() { #expect(Bool(true)) }
      @MainActor func `two words`() throws { try #require(Bool(true)) }
      @MainActor func plain() {}
      @MainActor struct Suite {
        @Test func usesHelpers() throws {
          helper()
          try `two words`()
          #expect(LoginViewModel(client: StubLoginClient(result: .failure(Offline()))).message == "")
        }
        func inSuite() { #expect(Bool(false)) }
      }

      """
    let verdict = try await verdict(on: Self.happy + helpers)
    guard case .failed(let issues) = verdict["right"] else { throw ToolError("\(verdict.outcome)") }
    #expect(
      issues.map(\.message)
        == ["secondTap", "inSuite"].map {
          "'\($0)' has no '@Test', so it never runs."
        })
    let lines = verdict.text.lines
    #expect(
      issues.map { lines[($0.line ?? 1) - 1].contains("func secondTap") } == [true, false])
  }

  @Test("The judge reports the line of a useless learner test")
  func faulty() async throws {
    let verdict = try await verdict(
      on: Self.happy + """
        @MainActor let model = LoginViewModel(client: StubLoginClient(result: .failure(Offline())))
        @Test @MainActor func beforeTheTap() { #expect(model.message == "") }
        @Test @MainActor func notNil() { #expect(model.message as String? != nil) }
        @Test @MainActor func later() async throws {
          try await Task.sleep(for: .nanoseconds(1))
          #expect(model.message == "")
        }
        @Test func wrong() { #expect(Bool(false), "expected more") }
        @Test(.disabled()) func notYet() {}

        """)
    guard case .failed(let issues) = verdict["right"] else { throw ToolError("\(verdict.outcome)") }
    let sentences = [
      "later": "sleeps: a test with a stub needs no wait.",
      "notNil":
        "can't fail: it passes with a version that does nothing, and with one that does too much.",
      "notYet": "Skipped, which counts as failed.", "wrong": "fails: expected more",
    ]
    // By name, because the library's order isn't ours.
    let found = issues.map { "\($0.line ?? 0) \($0.message)" }.sorted()
    let lines = verdict.text.lines
    let wanted = sentences.map { name, sentence in
      let line = lines.firstIndex { $0.contains("func \(name)()") } ?? 0
      let colon = name == "notYet" ? ":" : ""
      return "\(line + (name == "later" ? 2 : 1)) '\(name)'\(colon) \(sentence)"
    }
    #expect(found == wanted.sorted())
    // A test that fails with the right code finds nothing.
    #expect(verdict["noRetry"]?.isRed == true)
  }

  @Test(
    "`linesOfRealSleeps` finds only calls that wait in real time",
    arguments: [
      ("try await Task.sleep(for: .seconds(1))", true),
      ("try await Task<Never, Never>.sleep(nanoseconds: 1)", true),
      ("try await ContinuousClock().sleep(for: .seconds(1))", true),
      ("Thread.sleep(forTimeInterval: 1)", true),
      ("sleep(1)", true), ("usleep(1)", true), ("Glibc.sleep(1)", true),
      ("queue.asyncAfter(deadline: .now() + 1) {}", true),
      ("try await clock.sleep(for: .seconds(1))", false),
      ("try await HandClock().sleep(for: .seconds(1))", false),
      ("let cart = CartViewModel(sleep: clock.sleep)", false),
      ("let sleep = 1", false), ("#expect(log == \"sleep(1)\") // Task.sleep", false),
    ])
  func realSleeps(code: String, isReal: Bool) throws {
    let file = try SourceFile(path: "", text: "func test() {\n  \(code)\n}\n")
    #expect(
      try file.linesOfRealSleeps(besides: file.declarationsAndMembers()) == (isReal ? [2] : []))
  }

  @Test("`linesOfRealSleeps` accepts a clock for tests that declares `sleep`")
  func ownSleep() throws {
    let text = """
      struct TestClock: Clock {
        func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
        func sleepTwice() async throws { try await sleep(until: now, tolerance: nil) }
      }
      """
    let file = try SourceFile(path: "", text: text)
    #expect(try file.linesOfRealSleeps(besides: file.declarationsAndMembers()) == [])
  }

  @Test("A negative test can fail, so the judge accepts such a test")
  func negative() async throws {
    let verdict = try await verdict(
      on: Self.happy + """
        @Test @MainActor func makingCallsNothing() async {
          let stub = StubLoginClient(result: .success(User(name: "Bo")))
          let model = LoginViewModel(client: stub)
          for _ in 1...5 { await Task.yield() }
          #expect(stub.calls == 0)
          _ = model
        }

        """)
    #expect(verdict["right"] == .passed)
    #expect(verdict["everything"] == nil)
  }

  @Test("A crash with a broken version counts only after a failed expectation")
  func crashes() async throws {
    let crashing = """
      @Test @MainActor func crashes() async {
        let model = LoginViewModel(client: StubLoginClient(result: .success(User(name: "Bo"))))
        await model.login()
        #expect(model.message.split(separator: " ")[1] == "Bo")
      }

      """
    let words = try await verdict(on: crashing)["nothing"]?.words ?? []
    #expect(words.last?.hasPrefix("'crashes': Crashed: Index out of") == true)
    #expect(words.dropLast() == [Self.notFound])
    let expectation = "  #expect(model.message != \"\")\n"
    let after = try await verdict(
      on: crashing.replacing("  #expect", with: "\(expectation)  #expect"))
    #expect(after["nothing"] == .passed)
  }

  @Test("A learner's test that hangs doesn't count as finding the bug")
  func hangs() async throws {
    let hanging = """
      @MainActor final class Spy: LoginClient {
        let (calls, call) = AsyncStream.makeStream(of: Int.self)
        func login() -> User {
          call.yield(1)
          return User(name: "Bo")
        }
      }
      @Test @MainActor func hangs() async {
        let spy = Spy()
        let model = LoginViewModel(client: spy)
        await model.login()
        for await call in spy.calls {
          #expect(call == 1)
          break
        }
      }

      """
    var (result, patience) = (CheckResult.notAsked, 1)
    // On a slow machine, the right code also needs more time.
    while result == .notAsked, patience < 20 {
      result = try await verdict(on: hanging, patience: patience)["nothing"] ?? .missing
      patience *= 4
    }
    let words = result.words
    #expect(words.last?.hasPrefix("'hangs': Timed out after") == true)
    #expect(words.dropLast() == [Self.notFound])
  }

  @Test("The judge stops a learner's test that hangs on correct code")
  func endless() async throws {
    let verdict = try await verdict(
      on: Self.happy + """
        @Test func endless() async { await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in } }

        """, patience: 1)
    let words = verdict["right"]?.words ?? []
    #expect(words.contains { $0.hasPrefix("'endless': Timed out after 3 s") })
    #expect(
      verdict.checks.filter { $0.check.isOfTests }.dropFirst().allSatisfy { $0.result == .notAsked }
    )
  }

  @Test("The judge reports an XCTest class, with tests of Swift Testing beside it or without")
  func xcTestClass() async throws {
    let old = """
      import XCTest
      // An XCTestCase as in the old target.
      final class LoginTests: XCTestCase {
        @MainActor func testMessage() {
          XCTAssertEqual(LoginViewModel(client: StubLoginClient(result: .failure(Offline()))).message, "")
        }
      }

      """
    for tests in [old, Self.happy + old] {
      let verdict = try await verdict(on: tests)
      let line = try #require(verdict.text.lines.firstIndex { $0.contains("LoginTests:") }) + 1
      let message =
        "XCTest classes aren't run here. Write '@Test func', and '#expect(a == b)' for "
        + "'XCTAssertEqual(a, b)'."
      let issue = CheckIssue(line: line, message: message, kind: .testsMissing)
      #expect(verdict["right"] == .failed([issue]))
    }
  }

  @Test(
    "The judge reports an XCTest class in each exercise in which tests are written",
    arguments: ["TestTheLogin", "TestTheLog", "GoodForAWeek", "TestTheRules", "FifteenMinutes"])
  func xcTestClassInEach(name: String) async throws {
    let played = try PlayedCheckout(of: [name])
    let solved = try played.solution(of: try played.exercise(name)).solved
    let old = """
      import XCTest
      final class OldTests: XCTestCase {
        func testSum() { XCTAssertEqual(1 + 1, 2) }
      }

      """
    let verdict = try await AsyncLimiter.compilers.pass {
      try await played.verdict(on: name, solved + old)
    }
    let reds = verdict.checks.filter { $0.result != .passed }
    #expect(reds.map(\.check.name) == ["right"], "\(reds.map(\.result.words))")
    #expect(reds.first?.result.words.first?.hasPrefix("XCTest classes aren't run here.") == true)
  }

  @Test("The judge reports an error in a macro's code at the line that uses the macro")
  func errorInMacro() async throws {
    let tests = "func later() async -> Int { 1 }\n@Test func now() {\n  #expect(later() == 1)\n}\n"
    let verdict = try await verdict(on: tests)
    guard case .doesNotCompile(let errors) = verdict.outcome else { throw ToolError("\(verdict)") }
    let line = try #require(verdict.text.lines.firstIndex { $0.contains("later() ==") }) + 1
    #expect(
      errors.map(\.description) == [
        "Exercise.swift:\(line):3: error: in #expect: 'async' call in a function that does not "
          + "support concurrency"
      ])
  }

  @Test("A learner's file without tests, or with a compiler error, is reported")
  func noTests() async throws {
    let verdict = try await verdict(on: "func welcome() {}\n")
    let line = try #require(verdict.text.lines.firstIndex { $0.hasPrefix("// TASK 2") }) + 1
    let message = "No tests. Add a function with '@Test'."
    #expect(
      verdict["right"]
        == .failed([CheckIssue(line: line, message: message, kind: .testsMissing)]))
    #expect(verdict["nothing"] == .notAsked)
    let broken = try await self.verdict(on: "@Test func welcome() { #expect(massage == \"\") }\n")
    guard case .doesNotCompile(let errors) = broken.outcome else { throw ToolError("\(broken)") }
    #expect(
      errors.map(\.description)
        == ["Exercise.swift:\(line + 1):32: error: cannot find 'massage' in scope"])
  }

  @Test(
    "`BrokenVersion` reports a malformed page, and a version with another interface",
    arguments: [
      ("# Task 2: ", "# Versions: ", ":1: The page must begin with '# Task N: Title'."),
      ("## nothing: ", "## nothing:", ":3: Headings must be 'name: what a customer met'."),
      (
        "-      isDone = false\n```", "-      isDone = 1\n```",
        ":LINE: These lines must appear once in the given files."
      ),
      (
        "+  init(client: any LoginClient) { (self",
        "+  private let other = 1\n+  init(client: any LoginClient) { (self",
        ": earlyWelcome: Only bodies of functions may change."
      ),
      ("(client, \"Welcome\")", "(client, welcome)", ": earlyWelcome:\n"),
    ])
  func malformed(old: String, new: String, said: String) async throws {
    let played = try PlayedCheckout(of: ["TestTheLogin"])
    let exercise = try played.exercise("TestTheLogin")
    let page = try TestCheckout.read(exercise.broken)
    let start = try #require(page.firstRange(of: old)).lowerBound
    // An edit is reported with the line of its fence.
    let said = said.replacing("LINE", with: "\(page[..<start].count { $0 == "\n" })")
    try played.write(page.replacing(old, with: new), to: exercise.broken)
    let judge = try await Judge(played.workspace)
    let error = await #expect(throws: ToolError.self) {
      try await judge.verdict(on: try played.solution(of: exercise).solved, at: exercise)
    }
    #expect(error?.description.hasPrefix("\(exercise.broken)\(said)") == true, "\(error)")
  }

  @Test(
    "`ExerciseValidator` requires the versions `nothing` and `everything`",
    arguments: [
      ("", "", nil), ("## nothing: ", "## still: ", "Add 'nothing: …'"),
      ("## everything", "## everything: the screen does too much", "Add '## everything'"),
    ])
  func requiredVersions(old: String, new: String, said: String?) throws {
    let played = try PlayedCheckout(of: ["TestTheLogin"])
    let exercise = try played.exercise("TestTheLogin")
    let page = try TestCheckout.read(exercise.broken)
    try played.write(page.replacing(old, with: new), to: exercise.broken)
    let broken = try Submission(at: exercise, text: "", in: played.workspace.checkout).broken
    let problems = ExerciseValidator.problems(of: broken)
    #expect(problems.map { String($0.prefix { $0 != "," }) } == (said.map { [$0] } ?? []))
  }
}

/// Right answers that are unlike the solution.
struct Style: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var stub: String?
  let tests: String

  static let all = [
    Style(
      testDescription: "names as in XCTest, a suite, an actor as stub",
      stub: """
        actor StubLoginClient: LoginClient {
          let result: Result<User, any Error>
          var calls = 0
          init(result: Result<User, any Error>) { self.result = result }
          func login() throws -> User {
            calls += 1
            return try result.get()
          }
        }
        """,
      tests: """
        @MainActor struct LoginViewModelTests {
          let stub = StubLoginClient(result: .success(User(name: "Bo")))
          let failing = StubLoginClient(result: .failure(Offline()))

          @Test func testInitialMessageIsEmpty() {
            #expect(LoginViewModel(client: stub).message.isEmpty)
          }
          @Test func testGreetsUser() async {
            let sut = LoginViewModel(client: stub)
            await sut.login()
            #expect(sut.message == "Welcome, Bo")
          }
          @Test func testTwoTapsAtOnceLogInOnce() async {
            let sut = LoginViewModel(client: stub)
            async let first: Void = sut.login()
            async let second: Void = sut.login()
            _ = await (first, second)
            #expect(await stub.calls == 1)
          }
          @Test func testErrorAndRetry() async {
            let sut = LoginViewModel(client: failing)
            await sut.login()
            #expect(sut.message.contains("Offline"))
            await sut.login()
            #expect(await failing.calls == 2)
          }
        }
        """),
    Style(
      testDescription: "one test",
      tests: """
        @Test @MainActor func `the login screen (all of it)`() async throws {
          let stub = StubLoginClient(result: .success(User(name: "Bo")))
          let model = LoginViewModel(client: stub)
          #expect(model.message == "")
          for _ in 1...2 { await model.login() }
          #expect(model.message == "Welcome, Bo")
          #expect(stub.calls == 1)
          let offline = StubLoginClient(result: .failure(Offline()))
          let other = LoginViewModel(client: offline)
          for _ in 1...2 { await other.login() }
          #expect(other.message == "No login: Offline()")
          #expect(offline.calls == 2)
        }
        """),
    Style(
      testDescription: "parameters",
      tests: """
        struct Scene: Sendable {
          let result: Result<User, any Error>
          let taps: Int
          let message: String
          let calls: Int
        }
        @Test(arguments: [
          Scene(result: .success(User(name: "Bo")), taps: 0, message: "", calls: 0),
          Scene(result: .success(User(name: "Bo")), taps: 1, message: "Welcome, Bo", calls: 1),
          Scene(result: .success(User(name: "Ada")), taps: 3, message: "Welcome, Ada", calls: 1),
          Scene(result: .failure(Offline()), taps: 1, message: "No login: Offline()", calls: 1),
          Scene(result: .failure(Offline()), taps: 2, message: "No login: Offline()", calls: 2),
        ])
        @MainActor func scenes(_ scene: Scene) async throws {
          let stub = StubLoginClient(result: scene.result)
          let model = LoginViewModel(client: stub)
          for _ in 0..<scene.taps { await model.login() }
          try #require(model.message == scene.message)
          #expect(stub.calls == scene.calls)
        }
        """),
    Style(
      testDescription: "a spy that records what the screen showed",
      tests: """
        @MainActor final class Spy: LoginClient {
          var shown: [String] = []
          weak var model: LoginViewModel?
          var fails = true
          func login() async throws -> User {
            shown.append(model?.message ?? "gone")
            if fails { throw Offline() }
            return User(name: "Bo")
          }
        }
        @Test @MainActor func wholeStory() async {
          let spy = Spy()
          let model = LoginViewModel(client: spy)
          spy.model = model
          await model.login()
          spy.fails = false
          await model.login()
          await model.login()
          #expect(spy.shown == ["", "No login: Offline()"])
          #expect(model.message == "Welcome, Bo")
        }
        """),
    Style(
      testDescription: "closures and confirmations",
      tests: """
        struct ClosureClient: LoginClient {
          let answer: @Sendable () async throws -> User
          func login() async throws -> User { try await answer() }
        }
        @Suite @MainActor struct Login {
          @Test func once() async {
            await confirmation("one call") { called in
              let model = LoginViewModel(client: ClosureClient {
                called()
                await Task.yield()
                return User(name: "Bo")
              })
              #expect(model.message != "Welcome")
              await withTaskGroup { group in
                for _ in 1...3 { group.addTask { await model.login() } }
              }
              #expect(model.message.contains("Bo"))
            }
          }
          @Test func again() async {
            await confirmation(expectedCount: 2) { called in
              let model = LoginViewModel(client: ClosureClient { called(); throw Offline() })
              await model.login()
              #expect(model.message.contains("Offline"))
              await model.login()
            }
          }
        }
        """),
  ]
}
