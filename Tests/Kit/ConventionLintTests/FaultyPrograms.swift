import ConventionLint

// Programs that compile, each with a fault, and what the advice of the lint turns them into.

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
      "Two aliases lose parts that depend on each other",
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
      "A helper is called on a closure's parameter, inside an interpolation",
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
      "A composing protocol has its second leaf in a where clause",
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
      "A parameter comes before the dependencies",
      """
      typealias showDependencies = HasLog
      func show(id: Int, dependencies: some showDependencies) { print(dependencies.log) }
      """, finds: ["2: dependencies-first"]),
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
