import Book
import ExerciseTestSupport
import TestSupport
import Testing
import ToolSupport

@testable import ExerciseKit

@Suite("Probes: code in Checks.swift that must or must not compile")
struct ProbeTests {
  private static let checks = """
    import Scopes
    import Testing

    @testable import AddUpExercise

    struct Task1 {
      @Test("It adds.") func adds() {}
    }

    #if PROBES
      // Task 2: Nobody reads
      // the token.
      // See Login.token
      func tokenIsShut(_ login: Login) {
        _ = login.user
        _ = login.token  // refused: 'token'
      }
    #endif

    """

  @Test(
    "A probe keeps the line numbers of its checks")
  func list() throws {
    let list = try Check.all(in: Self.checks, path: "Checks.swift")
    #expect(list.map(\.name) == ["adds", "tokenIsShut"])
    #expect(list.map(\.task) == [1, 2])
    #expect(list[1].sentence == "Nobody reads the token.")
    #expect(list[1].lines == 14...17)
    let lines = try #require(ProbeQuestion.all(in: Self.checks).first).text.lines
    let left = lines.indices.filter { !lines[$0].isEmpty }.map { $0 + 1 }
    #expect(left == [1, 4] + Array(11...17))
    #expect(lines[15] == "    _ = login.token  // refused: 'token'")
  }

  @Test(
    "`Check.all` rejects a malformed probe with its line number",
    arguments: [
      (
        "// Task 2: Nobody reads", "// Nobody reads",
        ":14: Add a comment '// Task 1: Sentence.' above this probe."
      ),
      ("func tokenIsShut", "func adds", ":14: Duplicate check 'adds'."),
      ("#endif", "struct Other {}\n#endif", ":18: Only functions are allowed in '#if PROBES'."),
    ])
  func wrong(old: String, new: String, said: String) {
    #expect(throws: ToolError("Checks.swift\(said)")) {
      try Check.all(in: Self.checks.replacing(old, with: new), path: "Checks.swift")
    }
  }

  private static func error(_ line: Int, _ message: String) -> Diagnostic {
    Diagnostic("Probes.swift", line: line, column: 1, severity: .error, message)
  }

  @Test(
    "A probe passes if exactly its `refused:` lines fail to compile",
    arguments: [
      ([error(16, "no member 'token'")], []),
      ([], ["In the checks, _ = login.token should not compile, but does"]),
      (
        [error(16, "no login")],
        ["In the checks, _ = login.token fails with the wrong error: no login"]
      ),
      (
        [error(15, "no member 'user'"), error(16, "no member 'token'")],
        ["In the checks, _ = login.user should compile, but doesn't: no member 'user'"]
      ),
    ])
  func result(errors: [Diagnostic], words: [String]) throws {
    let probe = try #require(try Check.all(in: Self.checks, path: "Checks.swift")[1].probe)
    let result = probe.result([.importing: errors]) { nil }
    #expect(result.words == words && (result == .passed) == words.isEmpty)
  }

  @Test("A probe that forbids a declaration reports only uses of that declaration")
  func unavailable() throws {
    let forbidden = #"@available(*, unavailable, message: "only 'decide' may") struct Image {}"#
    let more = Self.more.replacing("struct Image {}", with: forbidden)
    let probe = try #require(try Check.all(in: more, path: "Checks.swift")[0].probe)
    let kind = ProbeQuestion.Kind.beside(leftOut: ["Image.swift"], forbids: true)
    let argument = Self.error(11, "missing argument")
    func error(_ line: Int, _ message: String) -> Diagnostic {
      Diagnostic("Exercise.swift", line: line, severity: .error, message)
    }
    let errors = [
      error(6, "cannot convert"), error(7, "'Image' is unavailable: only 'decide' may"),
    ]
    let result = probe.result([kind: errors + [argument]]) { 5...9 }
    #expect(result.words == ["Line 7: only 'decide' may"])
    #expect(probe.result([kind: [errors[0], argument]]) { 5...9 } == .passed)
    #expect(probe.result([kind: errors + [argument]]) { 1...3 } == .passed)
  }

  @Test(
    "`refused: argument` and `refused: nil` accept errors that name no argument",
    arguments: [
      ("no exact matches in call to initializer", ["argument", "nil"]),
      ("generic parameter 'Client' could not be inferred", ["nil"]),
    ])
  func overloads(message: String, accepted: [String]) throws {
    let said = [Self.error(16, message)]
    for words in ["argument", "nil", "'token'"] {
      let passes = accepted.contains(words)
      let checks = Self.checks.replacing("'token'", with: words)
      let probe = try #require(try Check.all(in: checks, path: "Checks.swift")[1].probe)
      #expect((probe.result([.importing: said]) { nil } == .passed) == passes)
    }
  }

  @Test(
    "A probe's message quotes the whole statement except its body",
    arguments: [
      ("struct Bare: Needs {  // refused: conform\n}", "struct Bare: Needs { … }"),
      ("Login(\n  user: \"\",\n  token: nil)  // refused: nil", #"Login( user: "", token: nil)"#),
      ("Login(  // refused: nil\n  token: nil)", "Login( token: nil)"),
    ])
  func statement(code: String, quoted: String) throws {
    let checks = Self.checks.replacing("_ = login.token  // refused: 'token'", with: code)
    let probe = try #require(try Check.all(in: checks, path: "Checks.swift")[1].probe)
    let words = probe.result([.importing: []]) { nil }.words
    #expect(words == ["In the checks, \(quoted) should not compile, but does"])
  }

  @Test(
    "A probe explains why a section can't import another one",
    arguments: [
      (
        "// MODULE Login\n// import Server\n// MODULE Server\n//import Login\n// MODULE App\n",
        "Login imports Server, and Server imports Login: a circle, in which no module can be compiled first"
      ),
      (
        "// MODULE Login\n// import App\n// MODULE Server\n// MODULE App\n",
        "Login imports App, and here it must compile without any other module"
      ),
      (
        "// MODULE Login\n//import Nothing\n// MODULE App\n", "no such module 'Nothing'"
      ),
    ])
  func sections(text: String, problem: String) async throws {
    let played = try PlayedCheckout(of: ["TurnTheArrow"])
    let exercise = try played.exercise("TurnTheArrow")
    let submission = try Submission(at: exercise, text: text, in: played.workspace.checkout)
    let questions = [ProbeQuestion(kind: .modules(["Login"]), text: "import Login\n")]
    let compiler = try await DirectCompiler(played.workspace)
    let found = try await submission.refusals(to: questions, importing: []) {
      module, sources, imported, arguments throws(ToolError) in
      let made = try await compiler.compile(
        module, in: "TurnTheArrow/asked", sources, importing: imported,
        arguments + sources.map(\.name))
      return (made.folder, made.messages)
    }
    #expect(found.values.first?.map(\.message) == [problem])
    #expect(found.values.first?.first?.line == 2)
  }

  @Test("A probe finds the line of the answer that the probe is about")
  func place() throws {
    let check = try Check.all(in: Self.checks, path: "Checks.swift")[1]
    let answer = "struct Login {\n  let user = 1\n  let token = 2\n}\n"
    #expect(check.place(in: answer) == "Exercise.swift:3, Login.token")
    for answer in ["struct Login {}", "struct Other { let token = 1 }", "struct {"] {
      #expect(check.place(in: answer) == nil)
    }
  }

  private static let more = """
    import Testing

    #if PROBES_BESIDE
      // Another image, instead of Image.swift.
      struct Image {}

      // Task 1: The page compiles beside another image.
      // See Page
      func pageFollows(image: Image) {
        _ = Page(image)
        _ = Page()  // refused: argument
      }
    #endif

    #if PROBES_MODULES
      // Task 2: Login compiles alone.
      // With Login
      func loginIsAlone() {}

      // Task 2: The app uses it.
      // With Login, App
      func appUsesLogin() {
        _ = App(login: Login())
      }
    #endif

    """

  @Test("A probe's comment names files to replace or modules to import")
  func questions() throws {
    let all = ProbeQuestion.all(in: Self.more)
    let kinds = all.map(\.kind)
    #expect(
      Set(kinds) == [
        .beside(leftOut: ["Image.swift"]), .modules(["Login"]), .modules(["Login", "App"]),
      ])
    let app = try #require(all.first { $0.kind == .modules(["Login", "App"]) }).text.lines
    #expect(app[0] == "import Login; import App")
    #expect(app[22] == "    _ = App(login: Login())")
    #expect(!app.contains { $0.contains("loginIsAlone") })
    let checks = try Check.all(in: Self.more, path: "Checks.swift")
    #expect(checks.map(\.task) == [1, 2, 2])
    #expect(checks[2].sentence == "The app uses it.")
  }

  @Test("A compile error in an answer fails only its line's probe")
  func own() throws {
    let checks = try Check.all(in: Self.more, path: "Checks.swift")
    let kind = ProbeQuestion.Kind.beside(leftOut: ["Image.swift"])
    let error = Diagnostic(
      "Exercise.swift", line: 7, column: 1, severity: .error,
      "no member 'zoom'")
    let refused = Self.error(11, "missing argument")
    let probe = try #require(checks[0].probe)
    #expect(probe.result([kind: [error, refused]]) { 1...3 } == .passed)
    #expect(
      probe.result([kind: [error, refused]]) { 5...9 }.words == [
        "Your code doesn't compile with other code (line 7): no member 'zoom'"
      ])
    let alone = try #require(checks[1].probe)
    #expect(
      alone.result([.modules(["Login"]): [error]]) { nil }.words == [
        "Your code doesn't compile as a separate module (line 7): no member 'zoom'"
      ])
  }

  @Test("A probe gets the same result from the compiler and from SwiftPM")
  func real() async throws {
    let played = try PlayedCheckout(of: ["ShutTheBackDoor"])
    let exercise = try played.exercise("ShutTheBackDoor")
    let solution = try played.solution(of: exercise)
    // The package manager takes seconds for each text.
    for (text, throughPackages) in [
      (solution.solved, false), (solution.stub, false), (solution.stub, true),
    ] {
      let judge = try await Judge(played.workspace, throughPackages: throughPackages)
      let verdict = try await judge.verdict(on: text, at: exercise)
      let probes = verdict.checks.filter { $0.check.probe != nil }
      try #require(!probes.isEmpty)
      for probe in probes { #expect((probe.result == .passed) == (text == solution.solved)) }
    }
  }
}
