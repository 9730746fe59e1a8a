import TestSupport
import Testing

@testable import ConventionLint

@Suite("`cpdi-lint`: modules, and names that two modules declare")
struct ModulesTests {
  @Test("A folder is a module if it is imported or contains main.swift")
  func modules() {
    let modules = Modules(
      imports: [
        "p/Sources/Kit/A.swift": [], "p/Sources/Kit/Inner/B.swift": ["Network"],
        "p/Sources/Network/C.swift": ["Network"], "p/App/Kit/G.swift": [], "p/App/D.swift": ["Kit"],
        "p/Tool/main.swift": [],
      ])
    let found = [
      "p/Sources/Kit/A.swift": "p/Sources/Kit", "p/Sources/Kit/Inner/B.swift": "p/Sources/Kit",
      // A folder that imports a name isn't the module of that name.
      "p/Sources/Network/C.swift": "", "p/App/Kit/G.swift": "", "p/App/D.swift": "",
      "p/Tool/main.swift": "p/Tool",
    ]
    for (path, module) in found { #expect(modules.module(of: path) == module, "\(path)") }
  }

  private static let row = """
    typealias RowDependencies = TrackingDependency
    struct Row<D: RowDependencies> { let dependencies: D; func go() { dependencies.tracker() } }
    """

  @Test("A name resolves to the declaration in its own module")
  func names() {
    func findings(_ files: [(String, String)]) -> [String] {
      var lint = Lint()
      for (path, text) in files { lint.read(path: path, text: text) }
      return lint.result().findings.map { "\($0.place): \($0.rule ?? "")" }
    }
    let files = [
      ("a/A.swift", "protocol TrackingDependency { func tracker() }"), ("a/Row.swift", Self.row),
      ("b/B.swift", "protocol TrackingDependency { func other() }"), ("b/Row.swift", Self.row),
    ]
    let programs = [("a/main.swift", ""), ("b/main.swift", "")]
    #expect(findings(files + programs) == ["b/Row.swift:1:29: unused-leaf"])
    // If a module declares a name twice, nothing is certain.
    #expect(findings(files) == [])
  }

  @Test(
    "`public-alias` accepts an alias that another module uses or may use",
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

  @Test("`Has*` and `*Dependency` match protocol names only at word boundaries")
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

  @Test("The summary counts findings, or explains that nothing was checked")
  func summary() {
    var lint = Lint()
    lint.read(path: "A.swift", text: "struct A {}")
    #expect(
      lint.result().summary == """
        Nothing was checked: no type or function in 1 file takes dependencies by an alias of protocols \
        with names such as *Dependency, Has*, *Providing.
        """)
    var function = Lint()
    function.read(
      path: "F.swift",
      text: "protocol LogDependency {}\ntypealias ADependencies = LogDependency\n"
        + "func run(_ dependencies: any ADependencies) {}")
    #expect(function.result().summary == "1 finding, and no features to check.")
    lint.read(path: "B.swift", text: "protocol TrackingDependency { func tracker() }\n" + Self.row)
    #expect(lint.result().summary == "1 feature, 1 leaf: no findings.")
  }
}

@Suite("`cpdi-lint`: performance")
struct WorkTests {
  @Test(
    "`cpdi-lint` makes at most twice the lookups for twice the files", arguments: [false, true])
  func files(isBroken: Bool) {
    func lookups(_ count: Int) -> Int {
      var lint = Lint()
      lint.read(path: "App/Screen.swift", text: Team.screen)
      for number in 0..<count {
        // Each alias has a leaf that its screen doesn't use.
        let screen = """
          typealias Row\(number)Dependencies = LoggingDependency & TrackingDependency
          struct Row\(number)<D: Row\(number)Dependencies> {
            let dependencies: D
            func show() { print(dependencies.logger) }
          }
          """
        lint.read(path: "App/\(number).swift", text: isBroken ? "struct {" : screen)
      }
      let result = lint.result(of: ["unused-leaf"])
      #expect(isBroken ? result.notes.count > count : result.findings.count == count + 1)
      return lint.lookups.count
    }
    let (once, twice) = (lookups(200), lookups(400))
    #expect(once >= 200)
    #expect(twice <= 2 * once)
  }
}
