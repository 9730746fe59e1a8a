import ConventionLint
import Testing

/// Sources in which the words of the rules stand everywhere, and every rule is kept.
@Suite("Programs and planted edits")
struct EditedProgramsTests {
  @Test("has no finding", arguments: EditedProgram.all)
  func hasNoFinding(source: EditedProgram) {
    #expect(result(on: EditedProgram.services + source.text).findings.map(\.description) == [])
  }

  @Test("has a finding after one edit", arguments: EditedProgram.edits)
  func hasFindingAfterEdit(edit: EditedProgram.Edit) throws {
    let text = edit.source.text
    let edited = text.replacing(edit.old, with: edit.new, maxReplacements: 1)
    try #require(edited != text)
    let found = result(on: EditedProgram.services + edited).findings
    #expect(found.map(\.rule) == edit.rules, "\(found)")
  }
}

struct EditedProgram: Sendable, CustomTestStringConvertible {
  struct Edit: Sendable, CustomTestStringConvertible {
    let source: EditedProgram
    let old: String
    let new: String
    let rules: [String]

    init(_ source: EditedProgram, _ old: String, _ new: String, _ rules: String...) {
      (self.source, self.old, self.new, self.rules) = (source, old, new, rules)
    }

    var testDescription: String { "\(source.name): '\(old)' → '\(new)'" }
  }

  let name: String
  let text: String

  var testDescription: String { name }

  static let services = """
    protocol Logging { func log(_ message: String) }
    protocol Tracking { func track(_ event: String) }
    protocol LoggingDependency { var logger: any Logging { get } }
    protocol TrackingDependency { var tracker: any Tracking { get } }

    """

  static let all = [
    words, aliases, values, nesting, conditions, otherKinds, roots, door, neighbours,
  ]

  /// The words of rules in strings, comments and interpolations.
  static let words = EditedProgram(
    name: "strings, comments, interpolations",
    text: ##"""
      // typealias WrongDependencies = LoggingDependency; dependencies: any ScreenDependencies
      /* struct Other<Dependencies: ScreenDependencies> { /* nested */ let dependencies: Dependencies } */
      typealias ScreenDependencies = LoggingDependency & TrackingDependency

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies

        func appear() {
          let text = "Row(title: 1, dependencies: dependencies) any ScreenDependencies"
          let raw = #"protocol ScreenDependencies: LoggingDependency \(dependencies) "\#(text)"#
          dependencies.logger.log("\(raw), \("inner \(self.dependencies.tracker)")")
        }
      }
      """##)

  /// Aliases over lines, with comments between, in parentheses, with names of others around.
  static let aliases = EditedProgram(
    name: "aliases of many forms",
    text: """
      protocol ClockDependency { var now: Int { get }; var later: Int { get } }
      protocol VendingDependency { associatedtype Banner; func banner() -> Banner }
      protocol BothDependency: LoggingDependency { var both: Int { get } }

      typealias ScreenDependencies /* the screen's */
        = LoggingDependency // used
        // & TrackingDependency
        & (ClockDependency)
        & BothDependency
        & VendingDependency

      final class Screen<Dependencies>: CustomStringConvertible where Dependencies: ScreenDependencies {
        private let dependencies: Dependencies
        var description: String { "\\(dependencies.later)" }
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func appear() { dependencies.logger.log("\\(dependencies.banner())") }
      }
      """)

  /// The value called `dependencies`: captured, bound anew, reached from outside, by key path.
  static let values = EditedProgram(
    name: "values called dependencies",
    text: """
      typealias ScreenDependencies = LoggingDependency & TrackingDependency & RowDependencies

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies

        func appear() {
          let show = { [dependencies] in Row(dependencies: dependencies).show() }
          show()
          dependencies.logger.log("appeared")
        }

        func preview<Others: RowDependencies>(dependencies: Others) { Gallery(dependencies: dependencies) }
        func each(_ all: [Dependencies]) { all.forEach { dependencies in Gallery(dependencies: dependencies) } }
        func one(_ it: Dependencies?) { if let dependencies = it { Gallery(dependencies: dependencies) } }
      }

      typealias RowDependencies = LoggingDependency

      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { dependencies.logger.log("row") }
      }

      typealias GalleryDependencies = LoggingDependency

      @discardableResult
      func Gallery(dependencies: some GalleryDependencies) -> Int { dependencies.logger.log(""); return 1 }

      func track(_ screen: Screen<App>) { screen.dependencies.tracker.track("from outside") }
      struct App: ScreenDependencies { let logger: any Logging; let tracker: any Tracking }
      """)

  /// Namespaces with types of the same name, each beside its alias; nested and local types.
  static let nesting = EditedProgram(
    name: "namespaces and nested types",
    text: """
      enum Plain {
        typealias ScreenDependencies = TrackingDependency

        struct Screen<Dependencies: ScreenDependencies> {
          let dependencies: Dependencies
          func appear() { dependencies.tracker.track("plain") }
        }
      }

      enum Logged {
        typealias ScreenDependencies = LoggingDependency & Theme.Palette_paintDependencies

        struct Screen<Dependencies: ScreenDependencies> {
          let dependencies: Dependencies

          struct Header { let screen: Screen }

          func appear() {
            struct Local { let count: Int; let dependencies: [String] }
            dependencies.logger.log("\\(Local(count: 1, dependencies: []))")
          }
        }
      }

      extension Logged.Screen {
        func decorate() { Theme.Palette.paint(dependencies: dependencies) }
      }

      enum Theme {
        typealias Palette_paintDependencies = LoggingDependency
        enum Palette {}
      }

      extension Theme.Palette {
        static func paint<D: Theme.Palette_paintDependencies>(dependencies: D) {
          dependencies.logger.log("paint")
        }
      }
      """)

  /// Branches of `#if`, in each of which something else stands.
  static let conditions = EditedProgram(
    name: "conditional compilation",
    text: """
      #if os(Linux)
        typealias PanelDependencies = LoggingDependency
      #else
        typealias PanelDependencies = LoggingDependency & TrackingDependency
      #endif

      struct Panel<Dependencies: PanelDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("panel") }
      }

      typealias ScreenDependencies = LoggingDependency & TrackingDependency

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        #if DEBUG
          func appear() { dependencies.logger.log("debug") }
        #else
          func appear() { dependencies.tracker.track("release") }
        #endif
      }
      """)

  /// Dependencies of another kind.
  static let otherKinds = EditedProgram(
    name: "other kinds of dependencies",
    text: """
      struct Target { let name: String; let dependencies: [String] }
      func target(name: String, dependencies: [String] = []) -> Target { Target(name: name, dependencies: dependencies) }
      let targets = [Target(name: "A", dependencies: ["B"]), .init(name: "B", dependencies: [])]
      let dependencies = ["A"]
      let made = target(name: "C", dependencies: dependencies)
      typealias PackageDependencies = [String: Int]
      typealias LiveDependencies = Target
      struct Resolver { let name: String; let dependencies: PackageDependencies; let live: LiveDependencies }
      protocol PluginDependencies { var name: String { get } }
      protocol Builder { associatedtype Dependencies; func build(name: String, dependencies: Dependencies) }
      protocol NamedDependency: Identifiable, Sendable { var name: String { get } }
      enum Step { case resolve(name: String, dependencies: [String]) }
      func graph<Dependencies: Collection>(name: String, dependencies: Dependencies) {}
      """)

  /// Who provides, and who asks at run time.
  static let roots = EditedProgram(
    name: "roots and run-time questions",
    text: """
      typealias DealsDependencies = LoggingDependency
      typealias AppDependencies = ScreenDependencies & DealsDependencies

      struct Deals<Dependencies: DealsDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.logger.log("deals") }
      }

      typealias ScreenDependencies = TrackingDependency

      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func appear() { dependencies.tracker.track("screen") }
      }

      struct App: AppDependencies { let logger: any Logging; let tracker: any Tracking }
      final class Fake: ScreenDependencies & DealsDependencies, Sendable {}
      func conforms(_ value: Any) -> Bool { value is any ScreenDependencies }
      let types: [Any.Type] = [(any ScreenDependencies).self, (any DealsDependencies).self]
      func run(_ app: App) { Screen(dependencies: app).appear(); Deals(dependencies: app).appear() }
      extension Screen { init(app: Dependencies) { self.init(dependencies: app) } }
      """)

  /// A splice behind the public door of a feature.
  static let door = EditedProgram(
    name: "a spliced view behind a factory",
    text: """
      protocol RepositoryDependency { var repository: Repository { get } }
      typealias RepositoryDependencies = LoggingDependency

      final class Repository {
        let name: String
        init(dependencies: some RepositoryDependencies, sku: String) { dependencies.logger.log(sku); name = sku }
      }

      typealias DetailViewDependencies = TrackingDependency & RepositoryDependency & ImageViewDependencies
      typealias DetailViewExternalDependencies = TrackingDependency & ImageViewDependencies

      struct SplicedDetailViewDependencies<ExternalDependencies: DetailViewExternalDependencies>:
        DetailViewDependencies
      {
        private let externalDependencies: ExternalDependencies
        let repository: Repository
        var tracker: any Tracking { externalDependencies.tracker }
        var logger: any Logging { externalDependencies.logger }

        init(externalDependencies: ExternalDependencies, repository: Repository) {
          (self.externalDependencies, self.repository) = (externalDependencies, repository)
        }
      }

      struct DetailView<ExternalDependencies: DetailViewExternalDependencies> {
        let dependencies: SplicedDetailViewDependencies<ExternalDependencies>

        var body: some View {
          Text(dependencies.repository.name)
          ImageView(dependencies: dependencies)
          Button("Add") { dependencies.tracker.track("add") }
        }
      }

      typealias ImageViewDependencies = LoggingDependency
      struct ImageView<Dependencies: ImageViewDependencies> {
        let dependencies: Dependencies
        var body: some View { Text("image").onAppear { dependencies.logger.log("image") } }
      }

      public typealias ProductFeatureDependencies = LoggingDependency & TrackingDependency

      public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
        let dependencies: Dependencies
        public init(dependencies: Dependencies) { self.dependencies = dependencies }

        public func detailView(for sku: String) -> some View {
          DetailView(
            dependencies: SplicedDetailViewDependencies(
              externalDependencies: dependencies,
              repository: Repository(dependencies: dependencies, sku: sku)))
        }
      }
      """)

  /// Wrappers, adopters, functions in namespaces, initializers in extensions.
  static let neighbours = EditedProgram(
    name: "what stands near a component",
    text: """
      typealias ScreenDependencies = LoggingDependency & TrackingDependency

      struct Screen<Dependencies: ScreenDependencies>: Reporting {
        let title: String
        let dependencies: Dependencies
        func appear() { report(title) }
      }

      extension Screen {
        init(dependencies: Dependencies, title: String) { (self.dependencies, self.title) = (dependencies, title) }
      }

      protocol Reporting { associatedtype Needs: LoggingDependency; var dependencies: Needs { get } }
      extension Reporting { func report(_ text: String) { dependencies.logger.log(text) } }

      struct Doubled<Base: ScreenDependencies>: ScreenDependencies {
        let base: Base
        var logger: any Logging { base.logger }
        var tracker: any Tracking { base.tracker }
      }

      typealias ThunkDependencies = TrackingDependency
      enum Demo { static func thunk(dependencies: some ThunkDependencies) { dependencies.tracker.track("") } }

      typealias PageDependencies = TrackingDependency & ThunkDependencies

      final class Page<Dependencies: PageDependencies> {
        private let dependencies: Dependencies
        required init?(dependencies: Dependencies, `in` place: String = "a, b") { self.dependencies = dependencies }
        subscript(index: Int) -> String { dependencies.tracker.track("\\(index)"); return "" }
        lazy var demo: () -> Void = { [unowned self] in Demo.thunk(dependencies: self.dependencies) }
      }

      #Preview("x") { Screen(dependencies: App(), title: "1") }
      """)

  static let edits = [
    Edit(words, "self.dependencies.tracker", "self", "unused-leaf"),
    Edit(
      words, "let dependencies: Dependencies\n\n",
      "let id: Int\n  let dependencies: Dependencies\n", "dependencies-first"),
    Edit(aliases, "dependencies.later", "0", "unused-leaf"),
    Edit(aliases, "dependencies.banner()", "0", "unused-leaf"),
    Edit(
      aliases, "typealias ScreenDependencies", "public typealias ScreenDependencies", "public-alias"
    ),
    Edit(values, " & RowDependencies", "", "forward-child"),
    Edit(values, "struct Row<Dependencies: RowD", "struct Row<Dependencies: ScreenD", "own-alias"),
    Edit(nesting, "Theme.Palette.paint(dependencies: dependencies)", "", "stale-forward"),
    Edit(nesting, " & Theme.Palette_paintDependencies", "", "forward-helper"),
    Edit(conditions, "dependencies.tracker.track(\"release\")", "", "unused-leaf"),
    Edit(
      otherKinds, "protocol PluginDependencies", "protocol PluginDependencies: LoggingDependency",
      "alias-not-protocol"),
    Edit(
      otherKinds, "associatedtype Dependencies", "associatedtype Dependencies: LoggingDependency",
      "no-associated-dependencies"),
    Edit(roots, "_ app: App", "_ app: any AppDependencies", "no-existential"),
    Edit(neighbours, " & ThunkDependencies", "", "forward-helper"),
    Edit(neighbours, "dependencies.tracker.track(\"\\(index)\")", "hash()", "unused-leaf"),
    Edit(
      neighbours, "<Base: ScreenDependencies>: ScreenDependencies", "<Base: ScreenDependencies>",
      "own-alias"),
    Edit(
      neighbours, "thunk(dependencies: some", "thunk(_ count: Int, dependencies: some",
      "dependencies-first"),
    Edit(
      door, "typealias DetailViewDependencies", "public typealias DetailViewDependencies",
      "public-alias"),
    Edit(door, "struct DetailView<", "struct OtherView<", "foreign-splice"),
    Edit(
      door, "LoggingDependency & TrackingDependency\n\npublic",
      "LoggingDependency & TrackingDependency & RepositoryDependency\n\npublic", "unused-leaf"),
  ]
}
