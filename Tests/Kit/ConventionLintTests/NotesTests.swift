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
      ("Gallery(dependencies: dependencies)", "'Gallery'"),
      ("view.show(dependencies: self.dependencies)", "'show'"),
    ])
  func ofReceivers(call: String, name: String) {
    let found = result(on: HardCorpus.services + Self.screen + call + "\n} }")
    #expect(found.findings.isEmpty)
    #expect(
      found.notes.map(\.sentence) == [
        "\(name) gets the dependencies of 'Screen', but its needs are unknown: these files have no "
          + "alias of it, or more than one."
      ])
  }

  @Test("of a type in a function")
  func ofLocalTypes() {
    let text = "func f() { struct Local<D: ADependencies> { let dependencies: D } }"
    let found = result(on: text)
    #expect(found.findings.isEmpty)
    #expect(
      found.notes.map(\.sentence) == ["'Local' is declared in a function, so it is not checked."])
    #expect(found.notes.map(\.place.column) == [19])
  }

  @Test(
    "of a leaf that may be used where the dependencies go",
    arguments: [
      "keep(dependencies)", "let all = [dependencies]", "return dependencies",
      "view.dependencies = dependencies", ".init(dependencies: dependencies)",
      "dependencies[keyPath: path]", "_ = Box<Dependencies>.self",
      // No Swift, but an outline, in whose body a type seems to begin.
      "keep(extension it: dependencies)", "",
    ])
  func ofLeaves(use: String) {
    let found = result(on: HardCorpus.services + Self.screen + use + "\n} }").findings
    #expect(found.map(\.rule) == (use.isEmpty ? ["unused-leaf"] : []))
  }

  @Test("of modules: names of another program are not taken for this one's")
  func ofModules() {
    var lint = Lint()
    func read(_ path: String, _ text: String) { lint.read(path: path, text: text) }
    read("A/main.swift", HardCorpus.services)
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
