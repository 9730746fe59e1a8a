import ConventionLint
import Testing

@Suite("Carrying out the advice of findings")
struct FixerTests {
  /// The text after all fixes of its findings.
  private func mended(_ text: String) -> String {
    let files = ["Screen.swift": text]
    let found = result(on: [("Screen.swift", text)]).findings
    return Fixer.carryOut(found.compactMap(\.fix), in: files)["Screen.swift"] ?? ""
  }

  private static let screen = """

    struct Screen<Dependencies: ScreenDependencies> {
      let dependencies: Dependencies
      func show() { dependencies.logger.log("") }
    }
    """

  @Test(
    "drops a part with its sign, and keeps comments and what stands beside it",
    arguments: [
      ("LoggingDependency & TrackingDependency", "LoggingDependency"),
      ("TrackingDependency & LoggingDependency", "LoggingDependency"),
      ("LoggingDependency & (TrackingDependency)", "LoggingDependency"),
      ("LoggingDependency\n  & TrackingDependency\n", "LoggingDependency\n"),
      ("TrackingDependency\n  & LoggingDependency\n", "LoggingDependency\n"),
      ("LoggingDependency &\n  TrackingDependency\n", "LoggingDependency\n"),
      (
        "LoggingDependency // used\n  & TrackingDependency // why\n",
        "LoggingDependency // used\n  // why\n"
      ),
      (
        "LoggingDependency /* a */ & /* b */ TrackingDependency /* c */",
        "LoggingDependency /* a */ /* b */ /* c */"
      ),
      ("TrackingDependency /* a */ & LoggingDependency", "/* a */ LoggingDependency"),
    ])
  func drops(before: String, after: String) {
    let alias = "typealias ScreenDependencies = "
    #expect(mended(alias + before + Self.screen) == alias + after + Self.screen)
  }

  @Test("leaves Any of a composition that loses all its parts")
  func leavesAny() {
    let text = Self.screen.replacing("dependencies.logger.log(\"\")", with: "print()")
    for parts in ["LoggingDependency", "LoggingDependency & TrackingDependency"] {
      #expect(
        mended("typealias ScreenDependencies = \(parts)" + text)
          == "typealias ScreenDependencies = Any" + text)
    }
  }

  private static let row = """
    typealias RowDependencies = TrackingDependency
    struct Row<Dependencies: RowDependencies> {
      let dependencies: Dependencies
      func show() { dependencies.tracker.track("") }
    }

    """

  @Test(
    "adds a name as the others stand, and in place of a part that goes",
    arguments: [
      ("LoggingDependency", "LoggingDependency & RowDependencies"),
      ("LoggingDependency & TrackingDependency", "LoggingDependency & RowDependencies"),
      (
        "LoggingDependency\n    & TrackingDependency\n",
        "LoggingDependency\n    & RowDependencies\n"
      ),
      (
        "LoggingDependency\n    & LoggingDependency\n",
        "LoggingDependency\n    & LoggingDependency\n    & RowDependencies\n"
      ),
    ])
  func adds(before: String, after: String) {
    let alias = Self.row + "typealias ScreenDependencies = "
    let screen = Self.screen.replacing(
      "dependencies.logger", with: "Row(dependencies: dependencies).show(); dependencies.logger")
    #expect(mended(alias + before + screen) == alias + after + screen)
  }

  @Test("removes public, wherever it stands among the modifiers")
  func makesInternal() {
    let alias = "typealias ScreenDependencies = LoggingDependency"
    #expect(mended("public " + alias + Self.screen) == alias + Self.screen)
    let available = "@available(macOS 10, *) public\n  " + alias
    #expect(mended(available + Self.screen) == "@available(macOS 10, *) \n  " + alias + Self.screen)
  }

  @Test("changes nothing at a place that is not there, nor in a file that is not there")
  func changesNothing() throws {
    let found = result(on: [
      ("Screen.swift", "public typealias ScreenDependencies = LoggingDependency" + Self.screen)
    ])
    let fix = try #require(found.findings.first?.fix)
    for files in [["Screen.swift": "// Empty.\n"], ["Other.swift": ""], ["Screen.swift": "\"\n"]] {
      #expect(Fixer.carryOut([fix], in: files) == files)
    }
  }
}
