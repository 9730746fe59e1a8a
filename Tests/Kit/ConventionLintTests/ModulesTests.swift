import TestSupport
import Testing

@testable import ConventionLint

@Suite("Modules and names")
struct ModulesTests {
  @Test("A module is named, imported, a program, or a project")
  func modules() {
    let modules = Modules(
      imports: [
        "p/Sources/Kit/A.swift": [], "p/Sources/Kit/Inner/B.swift": ["Network"],
        "p/Sources/Network/C.swift": ["Network"], "p/App/Kit/G.swift": [], "p/App/D.swift": ["Kit"],
        "p/Tool/main.swift": [], "p/Demo/Group/E.swift": [], "p/Named/Kit/F.swift": [],
      ],
      named: ["p/Named": "Other"], projects: ["p/Demo"])
    let found = [
      "p/Sources/Kit/A.swift": "p/Sources/Kit", "p/Sources/Kit/Inner/B.swift": "p/Sources/Kit",
      // What imports a name itself is not the module of that name.
      "p/Sources/Network/C.swift": "", "p/App/Kit/G.swift": "", "p/App/D.swift": "",
      "p/Tool/main.swift": "p/Tool",
      "p/Demo/Group/E.swift": "p/Demo", "p/Named/Kit/F.swift": "Other",
    ]
    for (path, module) in found { #expect(modules.module(of: path) == module, "\(path)") }
  }

  private static let row = """
    typealias RowDependencies = TrackingDependency
    struct Row<D: RowDependencies> { let dependencies: D; func go() { dependencies.tracker() } }
    """

  @Test("A name means what its own module declares")
  func names() {
    func findings(_ modules: [String: String]) -> [String] {
      var lint = Lint(modules: modules)
      lint.read(path: "a/A.swift", text: "protocol TrackingDependency { func tracker() }")
      lint.read(path: "a/Row.swift", text: Self.row)
      lint.read(path: "b/B.swift", text: "protocol TrackingDependency { func other() }")
      lint.read(path: "b/Row.swift", text: Self.row)
      return lint.result().findings.map { "\($0.place): \($0.rule ?? "")" }
    }
    #expect(findings(["a": "A", "b": "B"]) == ["b/Row.swift:1:29: unused-leaf"])
    // Twice in one module, nothing is certain.
    #expect(findings(["": "All"]) == [])
  }

  @Test("Files for context have no findings and no notes")
  func context() {
    let bad = Self.row.replacing("dependencies.tracker()", with: "")
    var lint = Lint()
    lint.read(
      path: "A.swift", text: "protocol TrackingDependency { func tracker() }", isContext: true)
    lint.read(path: "Row.swift", text: bad)
    lint.read(path: "Other.swift", text: bad.replacing("Row", with: "Cell"), isContext: true)
    let result = lint.result()
    #expect(result.findings.map(\.place.file) == ["Row.swift"])
    #expect(result.notes.isEmpty)
    #expect((result.files, result.features, result.leaves) == (1, 1, 1))
  }

  @Test(
    "A public alias is needed if another module names it, or can't be read",
    arguments: [
      ("import Kit", ["public-alias", "unused-leaf"]),
      ("import Kit\nfunc show(_ all: some RowDependencies) {}", []),
      ("struct {", []),
    ])
  func publicAlias(other: String, rules: [String]) {
    var lint = Lint()
    lint.read(
      path: "Sources/Kit/Row.swift",
      text: "public protocol TrackingDependency { func tracker() }\n"
        + Self.row.replacing("dependencies.tracker()", with: "").replacing(
          "type", with: "public type"))
    lint.read(path: "Sources/App/main.swift", text: "import Kit")
    lint.read(path: "Sources/App/Other.swift", text: other)
    #expect(lint.result().findings.compactMap(\.rule) == rules)
  }

  @Test("An uppercase letter follows the beginning of a leaf's name")
  func leafNames() {
    func isJudged(_ name: String, by leaves: [String]? = nil) -> Bool {
      var vocabulary = Vocabulary()
      if let leaves { vocabulary.leaves = leaves }
      var lint = Lint(vocabulary: vocabulary)
      lint.read(
        path: "A.swift",
        text: """
          protocol \(name) { var it: Int { get } }
          typealias RowDependencies = \(name)
          struct Row<D: RowDependencies> { let dependencies: D }
          """)
      return lint.result().findings.map(\.rule) == ["unused-leaf"]
    }
    for name in ["LogDependency", "HasLog", "LogProviding"] { #expect(isJudged(name)) }
    for name in ["Hash", "Has", "Providing", "Hashlog", "LogService"] { #expect(!isJudged(name)) }
    let own = ["*Service", "Log"]
    for name in ["LogService", "Log"] { #expect(isJudged(name, by: own)) }
    for name in ["HasLog", "Service", "Logs"] { #expect(!isJudged(name, by: own)) }
  }

  @Test("The summary counts features, leaves and findings, or says why nothing was judged")
  func summary() {
    var lint = Lint()
    #expect(lint.result().summary == "No file was read.")
    lint.read(path: "A.swift", text: "struct A {}")
    #expect(
      lint.result().summary == """
        Nothing was judged: no type or function in 1 file takes dependencies by an alias of protocols \
        with names such as '…Dependency', 'Has…' or '…Providing'.
        """)
    var function = Lint()
    function.read(
      path: "F.swift",
      text: "protocol LogDependency {}\ntypealias ADependencies = LogDependency\n"
        + "func run(_ dependencies: any ADependencies) {}")
    #expect(function.result().summary == "1 finding, and no feature was judged.")
    lint.read(path: "B.swift", text: "protocol TrackingDependency { func tracker() }\n" + Self.row)
    #expect(lint.result().summary == "1 feature, 1 leaf: no findings.")
  }
}

@Suite("Work of cpdi-lint")
struct WorkTests {
  @Test("Twice the files that can't be parsed take twice the lookups")
  func brokenFiles() {
    func lookups(_ count: Int) -> Int {
      let counter = LookupCounter()
      var lint = Lint(lookups: counter)
      lint.read(path: "App/Screen.swift", text: Team.screen)
      for number in 0..<count { lint.read(path: "App/\(number).swift", text: "struct {") }
      #expect(lint.result().notes.count == count + 1)
      return counter.count
    }
    let (once, twice) = (lookups(200), lookups(400))
    #expect(once >= 200)
    #expect(twice <= 2 * once)
  }

  @Test("Twice the disabling comments in a row take twice the lookups")
  func comments() {
    func lookups(_ count: Int) -> Int {
      let counter = LookupCounter()
      var lint = Lint(lookups: counter)
      let line = "// cpdi-lint:disable:next unused-leaf because\n"
      lint.read(path: "App/Screen.swift", text: String(repeating: line, count: count) + Team.screen)
      #expect(lint.result(of: ["unused-leaf"]).findings.count == 1)
      return counter.count
    }
    let (once, twice) = (lookups(200), lookups(400))
    #expect(once >= 200)
    #expect(twice <= 2 * once)
  }
}
