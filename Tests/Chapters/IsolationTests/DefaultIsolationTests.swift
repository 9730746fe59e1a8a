import TestSupport
import Testing

@Suite("Isolation: the main actor by default")
struct DefaultIsolationTests {
  private static let folder = chapterFolder("Isolation")
  private static let byDefault = ["-default-isolation", "MainActor"]

  /// The fixtures that MainActorByDefault.md quotes, except that of XCTest, which is refused without the default, too.
  static var quoted: [String] {
    get throws {
      try TestCheckout.read("\(folder)/MainActorByDefault.md")
        .matches(of: #/<!-- refusal: (\w+) -->/#).map { String($0.1) }
        .filter { $0 != "SetUp" }
    }
  }

  @Test(
    "Code that the main actor by default refuses compiles without that default",
    arguments: try quoted)
  func withoutTheDefault(fixture: String) async throws {
    let arguments = [
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-warnings-as-errors",
      "\(Self.folder)/Refused/\(fixture).swift",
    ]
    try #require(try await Compiler.errors(Self.byDefault + arguments) != nil)
    let errors = try await Compiler.errors(arguments)
    try #require(errors == nil, "\(errors ?? "")")
    proved("OURS-524")
  }

  @Test("The page on the main actor by default quotes at least six fixtures")
  func many() throws { #expect(try Self.quoted.count >= 6) }

  /// A test class with a `setUp`, and the compiler's error.
  struct SetUp: Sendable, CustomTestStringConvertible {
    let declaration: String
    let method: String
    var settings: [String] = []
    var error: String?

    var testDescription: String {
      "\(declaration) { \(method) } \(settings.joined(separator: " "))"
    }
  }

  static let setUps = [
    SetUp(
      declaration: "final class", method: "override func setUp()",
      error: "call to main actor-isolated initializer"),
    SetUp(
      declaration: "@MainActor final class", method: "override func setUp()",
      error: "call to main actor-isolated initializer"),
    SetUp(
      declaration: "@MainActor final class", method: "@MainActor override func setUp()",
      error: "has different actor isolation from nonisolated overridden declaration"),
    SetUp(declaration: "@MainActor final class", method: "override func setUp() async throws"),
    SetUp(
      declaration: "final class", method: "override func setUp() async throws", settings: byDefault,
      error: "main actor-isolated initializer"),
    SetUp(
      declaration: "nonisolated final class",
      method: "@MainActor override func setUp() async throws",
      settings: byDefault),
  ]

  @Test(
    "A `setUp` of XCTest runs on the main actor only if it is `async`",
    .enabled(if: onLinux, "a Mac's compiler finds XCTest only with the flags of Xcode"),
    arguments: setUps)
  func setUp(_ example: SetUp) async throws {
    let source = """
      import XCTest

      @MainActor final class SearchModel {
        let query: String
        init(query: String) { self.query = query }
      }

      \(example.declaration) SearchTests: XCTestCase {
        @MainActor private var model: SearchModel!
        \(example.method) { model = SearchModel(query: "tea") }
        @MainActor func testQuery() { XCTAssertEqual(model.query, "tea") }
      }
      """
    let folder = try TestCheckout.folder(
      "SetUp \(example.testDescription)".filter { $0.isLetter },
      files: ["SearchTests.swift": source])
    let errors = try await Compiler.errors(
      example.settings + [
        "-emit-sil", "-o", "/dev/null", "-parse-as-library", "\(folder)/SearchTests.swift",
      ])
    if let expected = example.error {
      let errors = try #require(errors)
      try #require(errors.contains(expected), "\(errors)")
    } else {
      try #require(errors == nil, "\(errors ?? "")")
    }
    proved("OURS-523")
  }

  @Test(
    "XCTest's own class is refused and repaired like the fixture's",
    .enabled(if: onLinux, "a Mac's compiler finds XCTest only with the flags of Xcode"))
  func realXCTest() async throws {
    let arguments = [
      "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-D", "REAL_XCTEST",
      "\(Self.folder)/Refused/SetUp.swift",
    ]
    #expect(try await Compiler.errors(arguments + ["-Xfrontend", "-verify"]) == nil)
    #expect(try await Compiler.errors(arguments + ["-D", "REPAIRED"]) == nil)
  }
}
