import Testing

@testable import ConventionLint

@Suite("Modules and the names of leaves")
struct ModulesTests {
  @Test("A module is what was told, what others import, a program, or a project")
  func findsModules() {
    let modules = Modules(
      imports: [
        "p/Sources/Kit/A.swift": [], "p/Sources/Kit/Inner/B.swift": ["Network"],
        "p/Sources/Network/C.swift": ["Network"], "p/App/Kit/G.swift": [], "p/App/D.swift": ["Kit"],
        "p/Tool/main.swift": [], "p/Demo/Group/E.swift": [], "p/Told/Kit/F.swift": [],
      ],
      told: ["p/Told": "Other"], projects: ["p/Demo"])
    let found = [
      "p/Sources/Kit/A.swift": "p/Sources/Kit", "p/Sources/Kit/Inner/B.swift": "p/Sources/Kit",
      // What imports a name itself is not the module of that name.
      "p/Sources/Network/C.swift": "", "p/App/Kit/G.swift": "", "p/App/D.swift": "",
      "p/Tool/main.swift": "p/Tool",
      "p/Demo/Group/E.swift": "p/Demo", "p/Told/Kit/F.swift": "Other",
    ]
    for (path, module) in found { #expect(modules.module(of: path) == module, "\(path)") }
  }

  private static let row = """
    typealias RowDependencies = TrackingDependency
    struct Row<D: RowDependencies> { let dependencies: D; func go() { dependencies.tracker() } }
    """

  @Test("A name means what the file's module declares, where modules are told")
  func told() {
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

  @Test("Files for context tell what names mean, and get no findings and no notes")
  func context() {
    let bad = Self.row.replacing("dependencies.tracker()", with: "")
    var lint = Lint()
    lint.read(
      path: "A.swift", text: "protocol TrackingDependency { func tracker() }", isContext: true)
    lint.read(path: "Row.swift", text: bad)
    lint.read(path: "Other.swift", text: bad.replacing("Row", with: "Cell"), isContext: true)
    lint.read(path: "Unjudged.swift", text: "let a = 1", isContext: true)
    let result = lint.result()
    #expect(result.findings.map(\.place.file) == ["Row.swift"])
    #expect(result.notes.isEmpty)
    #expect((result.files, result.features, result.leaves) == (1, 1, 1))
  }

  @Test(
    "Nothing is called unneeded in a module with a file that cannot be read, nor public for nothing"
  )
  func incomplete() {
    let bad =
      "public protocol TrackingDependency { func tracker() }\n"
      + Self.row.replacing("dependencies.tracker()", with: "").replacing(
        "type", with: "public type")
    func result(_ broken: String, at path: String) -> LintResult {
      var lint = Lint()
      lint.read(path: "Sources/Kit/Row.swift", text: bad)
      lint.read(path: "Sources/Run/Run.swift", text: "import Kit\nimport App")
      lint.read(path: path, text: broken)
      return lint.result()
    }
    #expect(
      result("let a = 1", at: "Sources/Kit/B.swift").findings.map(\.rule) == [
        "public-alias", "unused-leaf",
      ])
    let silent = result("struct {", at: "Sources/Kit/B.swift")
    #expect(silent.findings.isEmpty)
    #expect(
      silent.notes.map(\.sentence) == [
        "nothing in this file's module is called unneeded, because this file may need it.",
        "not checked, because this file cannot be parsed: '{' is not closed.",
      ])
    #expect(result("import Kit\nstruct {", at: "Sources/App/B.swift").findings.isEmpty)
    #expect(!result("import Other\nstruct {", at: "Sources/App/B.swift").findings.isEmpty)
  }

  @Test("Leaves have the names that are told; after a beginning stands an uppercase letter")
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

  @Test("The members of a leaf are known from files that say nothing of dependencies")
  func plainFiles() {
    var lint = Lint()
    lint.read(path: "Base.swift", text: "protocol Tracks { func track() }")
    lint.read(path: "Leaf.swift", text: "protocol TrackingDependency: Tracks {}")
    lint.read(path: "Row.swift", text: Self.row)
    #expect(lint.result().findings.map(\.place.file) == ["Row.swift"])
  }

  @Test("What was judged is said at the end, and that nothing was")
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
