import ExerciseTestSupport
import Foundation
import TestSupport
import Testing
import ToolSupport

@testable import Book

/// Each fixture is in a checkout of its own below the build folder.
@Suite("`RefusalChecker`: fixtures that the compiler must reject")
struct RefusalCheckerTests {
  /// The result of `find` for a checkout with these files below `Chapters/01-One/Refused`.
  ///
  /// - Parameter version: the version that `swiftc --version` prints; the real one if nil.
  private func found<Found>(
    in files: [String: String], version: String? = nil,
    _ find: (RefusalChecker, RefusedFixture) async throws -> Found
  ) async throws -> Found {
    let root = try TestCheckout.folder(
      "fixtures/\(UUID().uuidString)",
      files: files.reduce(into: [:]) { $0["Chapters/01-One/Refused/\($1.key)"] = $1.value })
    defer { try? RealFiles().remove(root) }
    let checkout = Checkout(root: root, files: RealFiles())
    let fixtures = try RefusedFixture.all(of: Chapter(number: 1, name: "One"), in: checkout)
    #expect(fixtures.count == 1)
    var environment = TestCheckout.workspace.environment
    if let version { environment.processes = OtherCompiler(version: version) }
    let workspace = Workspace(checkout: checkout, environment: environment)
    return try await find(RefusalChecker(workspace, asksAgain: true), try #require(fixtures.first))
  }

  private func verdict(
    _ files: [String: String], version: String? = nil
  ) async throws -> RefusalChecker.Outcome {
    try await found(in: files, version: version) { try await $0.outcome(of: $1) }
  }

  /// The files with new messages, relative to `Refused`; nil if the fixture is skipped.
  private func blessed(
    _ files: [String: String], version: String? = nil
  ) async throws -> [String: String]? {
    let texts = try await found(in: files, version: version) { try await $0.mended($1) }
    return texts?.reduce(into: [:]) {
      $0[$1.key.replacing("Chapters/01-One/Refused/", with: "")] = $1.value
    }
  }

  /// The real compiler, but with a different version.
  private struct OtherCompiler: Processes {
    let version: String

    func run(
      _ command: Command, onLine: (@Sendable (String) -> Void)?
    ) async throws(ToolError) -> ProcessResult {
      if command.arguments == ["--version"] {
        return ProcessResult(
          .exit(0), output: "Swift version \(version) (swift-\(version)-RELEASE)\n")
      }
      return try await TestCheckout.processes.run(command, onLine: onLine)
    }
  }

  private func fixture(
    header: String = "// Refused: a text for a number (DEPS-01)", refused: String,
    repaired: String = "let number: Int = 1"
  ) -> [String: String] {
    ["A.swift": "\(header)\n#if !REPAIRED\n\(refused)\n#else\n\(repaired)\n#endif\n"]
  }

  private func sentence(_ verdict: RefusalChecker.Outcome) -> String {
    if case .wrong(let sentence) = verdict { sentence } else { "\(verdict)" }
  }

  private static let words = "cannot convert value of type 'String' to specified type 'Int'"
  private static let expected = "// expected-error@+1 {{\(words)}}"
  private static let wrong = "let number: Int = \"\""

  @Test(
    "`RefusalChecker` fails a fixture with a wrong error or broken fix",
    arguments: [
      (
        "\(expected)\nlet number: Int = 2", nil,
        ["The fixture should not compile in Swift 6 mode, but does."]
      ),
      (
        "\(expected)\nlet number: Int = nothing", nil,
        [
          "The message in Swift 6 mode differs from the recorded one:",
          "cannot find 'nothing' in scope",
        ]
      ),
      ("\(expected)\n\(wrong)\nlet other: Int = \"\"", nil, ["unexpected error produced"]),
      (
        wrong, nil, ["The fixture expects no error in Swift 6 mode. Add '// expected-error {{…}}'."]
      ),
      (
        "\(expected)\n\(wrong)", "let number: Int = true",
        ["The repaired code has errors or warnings in Swift 6 mode:", "'Bool'"]
      ),
      ("\(expected)\n\(wrong)", "func f() { let unused = 1 }", ["was never used"]),
    ] as [(String, String?, [String])])
  func isFound(refused: String, repaired: String?, messages: [String]) async throws {
    let files = fixture(refused: refused, repaired: repaired ?? "let number: Int = 1")
    let sentence = sentence(try await verdict(files))
    for message in messages { #expect(sentence.contains(message)) }
  }

  @Test("`expected-swift5-error` applies only in Swift 5 mode")
  func modes() async throws {
    let files = fixture(
      header: "// Refused: a text for a number (DEPS-01)\n// modes: 5 6",
      refused: """
        \(Self.expected)
        \(Self.wrong)
        func f() {
          // expected-swift5-warning@+1 {{never used}} expected-swift6-warning@+1 {{never used}}
          let unused = 1
        }
        """)
    #expect(try await verdict(files) == .refused)
    let onlySix = files.mapValues {
      $0.replacing("expected-swift5-warning@+1 {{never used}} ", with: "")
    }
    #expect(
      sentence(try await verdict(onlySix)).contains("in Swift 5 mode differs from the recorded one")
    )
    let noError = files.mapValues { $0.replacing("expected-error", with: "expected-swift6-error") }
    #expect(
      sentence(try await verdict(noError)).contains("The fixture expects no error in Swift 5 mode"))
  }

  @Test("A fixture's header sets compiler flags and script mode")
  func flagsAndScript() async throws {
    let files = [
      "A.swift": """
      // Refused: a condition (DEPS-01)
      // flags: -D SOME
      // script
      print(1)
      #if SOME && !REPAIRED
      \(Self.expected)
      \(Self.wrong)
      #endif
      """
    ]
    #expect(try await verdict(files) == .refused)
    let library = files.mapValues { $0.replacing("// script\n", with: "") }
    #expect(sentence(try await verdict(library)).contains("expressions are not allowed at the top"))
  }

  @Test("A fixture folder compiles as one module, each subfolder as another")
  func folder() async throws {
    let files = [
      "Leak/A.swift": """
      // Refused: what another module keeps to itself (DEPS-01)
      import Kept
      #if !REPAIRED
      // expected-error@+1 {{cannot find 'hidden' in scope}}
      let a = hidden + b
      #else
      let a = shown + b
      #endif
      """,
      "Leak/B.swift": "let b = 1\n",
      "Leak/Kept/Kept.swift": "let hidden = 1\npublic let shown = 2\n",
    ]
    #expect(try await verdict(files) == .refused)
    let broken = files.merging(["Leak/Kept/Kept.swift": "let hidden: Int = true\n"]) { $1 }
    #expect(sentence(try await verdict(broken)).contains("Module Kept doesn't compile"))
  }

  @Test("A fixture's message may differ under another compiler version")
  func otherVersion() async throws {
    let right = fixture(refused: "\(Self.expected)\n\(Self.wrong)")
    let otherWords = fixture(refused: "// expected-error@+1 {{something else}}\n\(Self.wrong)")
    guard case .otherWords(let output) = try await verdict(otherWords, version: "7.1") else {
      Issue.record("The other words were not reported.")
      return
    }
    #expect(output.contains(Self.words))
    #expect(try await blessed(otherWords, version: "7.1") == right)
    let compiles = fixture(refused: "// expected-error@+1 {{something}}\nlet number = 1")
    #expect(
      sentence(try await verdict(compiles, version: "7.1")).contains(
        "The fixture should not compile in Swift 6"))
  }

  @Test("`refusals --bless` updates messages without changing imported modules")
  func mendsModes() async throws {
    let right = [
      "Shadow/A.swift": """
      // Refused: a name that is taken (DEPS-01)
      // modes: 5 6
      import Kept
      #if !REPAIRED
      struct Outer<T> {  // expected-note {{'T' previously declared here}}
        // expected-swift5-warning@+2 {{generic parameter 'T' shadows generic parameter from outer scope with the same name; this is an error in the Swift 6 language mode}}
        // expected-swift6-error@+1 {{generic parameter 'T' shadows generic parameter from outer scope with the same name}}
        struct Inner<T> { let value: T }
      }
      #endif
      """,
      "Shadow/B.swift": """
      import Kept
      #if !REPAIRED
      // expected-error@+1 {{cannot find 'hidden' in scope}}
      let b = hidden
      #endif
      """,
      "Shadow/C.swift": "import Kept\nlet c = shown\n",
      "Shadow/Kept/Kept.swift": "let hidden = 1\npublic let shown = 2  // expected-error {{x}}\n",
    ]
    #expect(try await verdict(right) == .refused)
    // The built module is now older than its text.
    let open = right.mapValues { $0.replacing("let hidden", with: "public let hidden") }
    #expect(
      sentence(try await verdict(open)).contains("The fixture should not compile in Swift 5 mode"))
    let other = right.mapValues { $0.replacing(#/\{\{[^x}][^}]*\}\}/#, with: "{{other words}}") }
    #expect(
      try await blessed(other)
        == right.filter { ["Shadow/A.swift", "Shadow/B.swift"].contains($0.key) })
  }

  @Test(
    "`refusals --bless` skips a fixture that new messages can't fix",
    arguments: [
      ("// expected-error@+1 {{other words}}\nlet number = 2", nil),
      ("// expected-error@+1 {{other words}}\n\(wrong)", "let number: Int = true"),
      // Only one of two errors is left.
      ("\(expected)\n\(wrong)\n// expected-error@+1 {{other words}}\nlet other = 2", nil),
      // There is an additional error.
      ("// expected-error@+1 {{other words}}\n\(wrong)\nlet other: Int = \"\"", nil),
      // The error is on another line.
      ("// expected-error@+2 {{other words}}\n\(wrong)\nlet other = 2", nil),
    ] as [(String, String?)])
  func leaves(refused: String, repaired: String?) async throws {
    let files = fixture(refused: refused, repaired: repaired ?? "let number: Int = 1")
    #expect(try await blessed(files) == nil)
  }

  @Test(
    "A malformed fixture header throws an error with its line number",
    arguments: [
      ("// A text", "1: A fixture must begin with '// Refused: what and why (ID)'."),
      ("// Refused: a text", "1: Add a claim id, such as (DEPS-01), to the first line."),
      (
        "// Refused: a text (DEPS-01)\n// modes: six",
        "2: 'modes: six' must list language modes, such as 'modes: 5 6'."
      ),
      (
        "// Refused: a text (DEPS-01)\n// modes:",
        "2: 'modes:' must list language modes, such as 'modes: 5 6'."
      ),
    ])
  func header(line: String, message: String) async throws {
    let files = fixture(header: line, refused: "// expected-error@+1 {{x}}\n\(Self.wrong)")
    await #expect(throws: ToolError("Chapters/01-One/Refused/A.swift:\(message)")) {
      try await verdict(files)
    }
  }

  private static let targetInfo = """
    {"compilerVersion": "6.3", "target": {"triple": "x", "platform": "linux", "arch": "x86_64"},
    "paths": {"runtimeResourcePath": "/usr/lib/swift"}}
    """

  @Test("A passing fixture recompiles only after its text, module or compiler changes")
  func kept() async throws {
    let file = "/play/Chapters/01-One/Refused/A.swift"
    let module = "\(FakeWorkshop.products)Modules/Made.swiftmodule"
    let right = fixture(refused: "  import Made\n\(Self.expected)\n\(Self.wrong)")["A.swift"]!
    let workshop = try FakeWorkshop(changed: [file: right, module: "first"])
    /// Whether the fixture is compiled, by a compiler with this version and exit status.
    func recompiles(
      version: String = "6.3", status: Int32 = 0, again: Bool = false
    ) async throws -> Bool {
      let compiler = FakeProcesses { command in
        switch command.arguments {
        case ["--version"]: ProcessResult(.exit(0), output: "Swift version \(version)\n")
        case ["-frontend", "-print-target-info"]: ProcessResult(.exit(0), output: Self.targetInfo)
        default: ProcessResult(.exit(status))
        }
      }
      var environment = workshop.environment
      environment.processes = compiler
      let workspace = Workspace(checkout: workshop.checkout, environment: environment)
      let fixture = try RefusedFixture.all(
        of: Chapter(number: 1, name: "One"), in: workshop.checkout)[0]
      _ = try await RefusalChecker(workspace, asksAgain: again).outcome(of: fixture)
      return compiler.commands.contains { $0.executable.hasSuffix("/bin/swift-frontend") }
    }
    #expect(try await recompiles(status: 1))
    #expect(try await recompiles(), "A failure is not cached.")
    #expect(try await !recompiles())
    #expect(try await recompiles(again: true))
    #expect(try await recompiles(version: "6.4"))
    try workshop.files.write("second", to: module)
    #expect(try await recompiles())
    #expect(try await !recompiles())
    try workshop.files.write(right + "// more\n", to: file)
    #expect(try await recompiles())
  }
}
