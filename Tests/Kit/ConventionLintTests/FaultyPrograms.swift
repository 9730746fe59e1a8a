import ConventionLint

// Programs that compile, each with a fault, and what its advice makes of it.

extension Program {
  static let faulty: [Program] = [
    Program(
      "A leaf's member is only in comments, strings and labels",
      screen("// dependencies.tracker", #"print("dependencies.tracker", tracker: 1)"#)
        + "func print(_ text: String, tracker: Int) {}",
      finds: ["3: unused-leaf"], fix: [("\n  & HasTracker", "")]),
    Program(
      "Other features and a container with the leaf use it themselves",
      screen() + """
        typealias DealsDependencies = HasTracker
        struct Deals<Dependencies: DealsDependencies> {
          let dependencies: Dependencies
          func show() { print(dependencies.tracker) }
        }
        struct App: ScreenDependencies & DealsDependencies { let log = 1, tracker = 2 }
        func start() {
          Screen(dependencies: App()).show()
          Deals(dependencies: App()).show()
        }
        """,
      finds: ["3: unused-leaf"], fix: [("\n  & HasTracker", "")]),
    Program(
      "An alias in a type, of an initializer alone",
      """
      final class Loader {
        typealias Dependencies = HasLog
          & HasTracker
        private let log: Int
        init(dependencies: some Dependencies) { log = dependencies.log }
      }
      """, finds: ["3: unused-leaf"], fix: [("\n    & HasTracker", "")]),
    Program(
      "A function's closure doesn't use a leaf",
      """
      typealias loadDependencies = HasLog
        & HasTracker
      func load(dependencies: some loadDependencies) -> () -> Int { { dependencies.log } }
      """, finds: ["2: unused-leaf"], fix: [("\n  & HasTracker", "")]),
    Program(
      "A refining leaf makes its base unneeded",
      """
      protocol HasRank: HasLog { var rank: Int { get } }
      typealias ScreenDependencies = HasTracker
        & HasLog
        & HasRank
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.tracker, dependencies.rank) }
      }
      """, finds: ["3: unused-leaf"], fix: [("\n  & HasLog", "")]),
    Program(
      "Leaves refine Observable, which has no member",
      """
      import Observation
      protocol HasClock: Observable { var clock: Int { get } }
      typealias ScreenDependencies = HasLog
        & HasClock
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      """, finds: ["4: unused-leaf"], fix: [("\n  & HasClock", "")]),
    Program(
      "Two aliases lose parts that hang together",
      """
      typealias RowDependencies = HasLog
        & HasTracker  // Not used.
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      typealias ScreenDependencies
        = HasTracker
        /* It had a row. */ & RowDependencies
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.tracker) }
      }
      """,
      finds: ["2: unused-leaf", "9: stale-forward"],
      fix: [
        ("\n  & HasTracker  // Not used.", ""), ("\n  /* It had a row. */ & RowDependencies", ""),
      ]),
    Program(
      "Advice empties one alias, and replaces all parts of another",
      """
      typealias RowDependencies = HasTracker
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print("row") }
      }
      typealias ScreenDependencies = HasLog & (HasTracker)
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { Row(dependencies: dependencies).show() }
      }
      """,
      finds: ["1: unused-leaf", "6: unused-leaf", "6: unused-leaf", "9: forward-child"],
      fix: [
        ("RowDependencies = HasTracker", "RowDependencies = Any"),
        ("HasLog & (HasTracker)", "RowDependencies"),
      ]),
    Program(
      "A static factory method lists the leaf of the child that it creates",
      """
      typealias SurveyDependencies = HasLog
      final class Survey {
        let log: Int
        init(dependencies: some SurveyDependencies) { log = dependencies.log }
      }
      typealias Factory_makeDependencies = HasTracker
        & HasLog
      enum Factory {
        static func make(dependencies: some Factory_makeDependencies) -> Survey {
          print(dependencies.tracker)
          return Survey(dependencies: dependencies)
        }
      }
      """,
      finds: ["7: unused-leaf", "11: forward-child"],
      fix: [("\n  & HasLog", "\n  & SurveyDependencies")]),
    Program(
      "A subclass lists the leaf of its superclass, and has no property of its own",
      """
      typealias FormDependencies = HasTracker
      class Form<Dependencies: FormDependencies> {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func show() { print(dependencies.tracker) }
      }
      typealias EditDependencies = HasLog
        & HasTracker
      final class Edit<Dependencies: EditDependencies>
        : Form<Dependencies>
      {
        override init(dependencies: Dependencies) { super.init(dependencies: dependencies) }
        func done() { print(dependencies.log) }
      }
      """,
      finds: ["8: unused-leaf", "10: forward-super"],
      fix: [("\n  & HasTracker", "\n  & FormDependencies")]),
    Program(
      "A helper is called on a closure's parameter, inside of an interpolation",
      #"""
      typealias Theme_applyDependencies = HasLog
      struct Theme {
        func apply(dependencies: some Theme_applyDependencies) -> String { "\(dependencies.log)" }
      }
      typealias BannerDependencies = HasLog & HasTracker
      struct Banner<Dependencies: BannerDependencies> {
        let dependencies: Dependencies
        let themes: [Theme]
        func draw() -> [String] {
          print(dependencies.log, dependencies.tracker)
          return themes.map { "<\($0.apply(dependencies: self.dependencies))>" }
        }
      }
      """#,
      finds: ["11: forward-helper"],
      fix: [("= HasLog & HasTracker", "= HasLog & HasTracker & Theme_applyDependencies")]),
    Program(
      "A method's alias has its words in the wrong order",
      """
      typealias applyThemeDependencies = HasLog
      struct Theme {
        func apply(dependencies: some applyThemeDependencies) { print(dependencies.log) }
      }
      """,
      finds: ["1: forward-helper"],
      fix: [("applyThemeDependencies", "Theme_applyDependencies")]),
    Program(
      "A type was renamed, and its alias kept the old name",
      """
      typealias FilterScreenDependencies = HasLog
      struct FilterPane<Dependencies: FilterScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      """,
      finds: ["1: alias-name"],
      fix: [("FilterScreenDependencies", "FilterPaneDependencies")]),
    Program(
      "Two types share an alias that is named after their feature",
      """
      typealias CellDependencies = HasLog
      final class CellModel<Dependencies: CellDependencies> {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func show() { print(dependencies.log) }
      }
      struct CellView<Dependencies: CellDependencies> { let model: CellModel<Dependencies> }
      """, finds: ["2: own-alias", "7: own-alias"]),
    Program(
      "A where clause hides a borrowed alias",
      screen("", "print(dependencies.tracker)") + """
        struct Avatar<Dependencies>
        where
          Dependencies: ScreenDependencies
        {
          let dependencies: Dependencies
          func show() { print(dependencies.log, dependencies.tracker) }
        }
        """, finds: ["11: own-alias"]),
    Program(
      "An alias is between its type and the extension with the code",
      """
      struct Timer<Dependencies: TimerDependencies> { let dependencies: Dependencies }
      typealias TimerDependencies = HasLog
      extension Timer { func show() { print(dependencies.log) } }
      """, finds: ["2: alias-first"]),
    Program(
      "A gathering protocol has its second leaf in a where clause",
      """
      protocol UploadDependencies: HasLog where Self: HasTracker {}
      struct Upload<Dependencies: UploadDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log, dependencies.tracker) }
      }
      """, finds: ["1: alias-not-protocol"],
      fix: [
        (
          "protocol UploadDependencies: HasLog where Self: HasTracker {}",
          "typealias UploadDependencies = HasLog & HasTracker"
        )
      ]),
    Program(
      "A protocol's associated type has no constraint, and a feature fills it",
      """
      protocol Screen {
        associatedtype Dependencies
        init(dependencies: Dependencies)
      }
      typealias TermsDependencies = HasLog
      struct Terms<Dependencies: TermsDependencies>: Screen {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies; print(dependencies.log) }
      }
      """, finds: ["1: no-associated-dependencies"]),
    Program(
      "Properties of the memberwise initializer come before the dependencies",
      """
      typealias ScreenDependencies = HasLog
      struct Screen<Dependencies: ScreenDependencies> {
        let id: Int
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      """, finds: ["4: dependencies-first"]),
    Program(
      "Dependencies are an existential in a property, and in an optional parameter",
      """
      typealias ScreenDependencies = HasLog
      final class Screen {
        let dependencies: any ScreenDependencies
        init(dependencies: (any ScreenDependencies)?) {
          self.dependencies = dependencies ?? Services()
          print(self.dependencies.log)
        }
      }
      """, finds: ["3: no-existential", "4: no-existential"]),
    Program(
      "A page is given the splice of another page",
      """
      typealias DealsExternalDependencies = HasLog
      typealias DealsDependencies = HasLog & HasTracker
      struct SplicedDealsDependencies<External: DealsExternalDependencies>: DealsDependencies {
        let externalDependencies: External
        let tracker = 1
        var log: Int { externalDependencies.log }
      }
      struct Deals<External: DealsExternalDependencies> {
        let dependencies: SplicedDealsDependencies<External>
        func show() { print(dependencies.log, dependencies.tracker) }
      }
      typealias PageDependencies = HasLog
      struct Page<Dependencies: PageDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      func start(_ all: Services) {
        Page(
          dependencies: SplicedDealsDependencies(externalDependencies: all)).show()
      }
      """, finds: ["19: foreign-splice"]),
    Program(
      "A team's own names for leaves, aliases and parameters",
      """
      protocol KeychainFactory { func makeKeychain() -> Int }
      protocol ReviewFactory { func makeReview() -> Int }
      final class Login {
        typealias Factory = KeychainFactory
        init(factory: some Factory) { print(factory.makeKeychain()) }
      }
      final class Screen {
        typealias Factory = KeychainFactory
          & ReviewFactory
        private let factory: any Factory
        init(factory: any Factory) { self.factory = factory }
        func show() { _ = Login(factory: factory) }
      }
      """,
      finds: ["8: unused-leaf", "9: unused-leaf", "12: forward-child"],
      fix: [("KeychainFactory\n    & ReviewFactory", "Login.Factory")],
      vocabulary: .factories),
  ]
}

extension Vocabulary {
  fileprivate static var factories: Vocabulary {
    var vocabulary = Vocabulary()
    vocabulary.leaves = ["*Factory"]
    vocabulary.aliases = ["Factory"]
    vocabulary.parameters = ["factory"]
    return vocabulary
  }
}
