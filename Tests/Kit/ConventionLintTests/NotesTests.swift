import ConventionLint
import Testing

@Suite("What is not known is said, and not guessed")
struct NotesTests {
  private static let screen = """
    typealias ScreenDependencies = LoggingDependency & TrackingDependency

    struct Screen<Dependencies: ScreenDependencies> {
      let dependencies: Dependencies
      func appear() {
        dependencies.logger.log("")

    """

  @Test(
    "of something that gets the dependencies",
    arguments: [
      (
        "Gallery(dependencies: dependencies)",
        "line 11 gives them to 'Gallery', whose needs are unknown"
      ),
      (
        "view.show(dependencies: self.dependencies)",
        "line 11 gives them to 'show', whose needs are unknown"
      ),
      ("keep([dependencies])", "line 11 hands its dependencies on"),
    ])
  func ofReceivers(call: String, reason: String) {
    let found = result(on: EditedProgram.services + Self.screen + call + "\n} }")
    #expect(found.findings.isEmpty)
    #expect(
      found.notes.map(\.sentence) == [
        "'Screen' may not need 'TrackingDependency', but that is not certain: \(reason)."
      ])
  }

  @Test(
    "of a leaf that may be used where the dependencies go",
    arguments: [
      "keep(dependencies)", "let all = [dependencies]", "return dependencies",
      "view.dependencies = dependencies", ".init(dependencies: dependencies)",
      "dependencies[keyPath: path]", "",
    ])
  func ofLeaves(use: String) {
    let found = result(on: EditedProgram.services + Self.screen + use + "\n} }").findings
    #expect(found.map(\.rule) == (use.isEmpty ? ["unused-leaf"] : []))
  }

  @Test("of modules: names of another program are not taken for this one's")
  func ofModules() {
    var lint = Lint()
    func read(_ path: String, _ text: String) { lint.read(path: path, text: text) }
    read("A/main.swift", EditedProgram.services)
    read("B/main.swift", "protocol TrackingDependency { var other: Int { get } }")
    read(
      "A/Row.swift",
      "typealias RowDependencies = TrackingDependency\nstruct Row<D: RowDependencies> "
        + "{ let dependencies: D; func go() { dependencies.tracker.track(\"\") } }")
    read(
      "B/Row.swift",
      "typealias RowDependencies = TrackingDependency\nstruct Row<D: RowDependencies> "
        + "{ let dependencies: D; func go() { dependencies.tracker.track(\"\") } }")
    #expect(
      lint.result().findings.map { "\($0.place): \($0.rule ?? "")" } == [
        "B/Row.swift:1:29: unused-leaf"
      ])
  }
}
