import ConventionLint

// What was found in other people's code: programs on which an earlier lint gave advice that did not
// compile, or was silent.

extension Program {
  static let ofStrangers: [Program] = [
    Program(
      "two screens open each other, so that neither alias can list the other",
      """
      protocol PostDependency { var post: Int { get } }
      protocol PersonDependency { var person: Int { get } }
      typealias PostScreenDependencies = PostDependency & PersonDependency
      struct PostScreen<Dependencies: PostScreenDependencies> {
        let dependencies: Dependencies
        func author() -> Any {
          dependencies.post > 0 ? PersonScreen(dependencies: dependencies) : self
        }
      }
      typealias PersonScreenDependencies = PersonDependency & PostDependency
      struct PersonScreen<Dependencies: PersonScreenDependencies> {
        let dependencies: Dependencies
        func latest() -> Any {
          dependencies.person > 0 ? PostScreen(dependencies: dependencies) : self
        }
      }
      """,
      notes: [
        "'PostScreen' and 'PersonScreen' need each other, so 'PostScreenDependencies' cannot list",
        "'PersonScreen' and 'PostScreen' need each other",
      ]),
    Program(
      "a child is created with `.init` in an array, and another type has such an initializer too",
      """
      protocol CartDependency { var cart: Int { get } }
      protocol StoreDependency { var store: Int { get } }
      typealias StoreBoxDependencies = StoreDependency
      final class StoreBox {
        init(dependencies: some StoreBoxDependencies) { print(dependencies.store) }
      }
      typealias EmptyDependencies = CartDependency
      struct Empty<Dependencies: EmptyDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.cart) }
      }
      typealias CartDependencies = EmptyDependencies
      struct Cart<Dependencies: CartDependencies> {
        let dependencies: Dependencies
        func empties() -> [Empty<Dependencies>] { [.init(dependencies: dependencies)] }
      }
      """),
    Program(
      "an alias in a protocol is for those that conform",
      """
      protocol FavDependency { var fav: Int { get } }
      protocol Loading {
        typealias Dependencies = FavDependency
        func load(dependencies: Dependencies) -> Int
      }
      struct Loader: Loading { func load(dependencies: Dependencies) -> Int { dependencies.fav } }
      """),
    Program(
      "the leaves refine Observable, which adds no member",
      """
      import Observation

      protocol HasLog: Observable { var log: Int { get } }
      protocol HasTracker: Observable { var tracker: Int { get } }
      typealias ScreenDependencies = HasLog
        & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      """,
      finds: ["6: unused-leaf"], mended: [("\n  & HasTracker", "")]),
    Program(
      "a property wrapper that the lint does not know silences nothing",
      """
      @propertyWrapper struct ViewState<Value> { var wrappedValue: Value }
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      typealias ScreenDependencies = HasLog
        & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        @ViewState var count = 0
        func show() { print(dependencies.log) }
      }
      """,
      finds: ["5: unused-leaf"], mended: [("\n  & HasTracker", "")]),
    Program(
      "a type called Dependencies in another type says nothing of this one",
      """
      protocol HasUser { var user: Int { get } }
      protocol HasRank { var rank: Int { get } }
      struct App { let user = 1 }
      struct Form {
        struct Dependencies { let user: Int }
        let dependencies: Dependencies
      }
      func makeForm(_ app: App) -> Form { Form(dependencies: Form.Dependencies(user: app.user)) }
      typealias RankDependencies = HasRank
        & HasUser
      struct Rank<Dependencies: RankDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.rank) }
      }
      """,
      finds: ["10: unused-leaf"], mended: [("\n  & HasUser", "")]),
    Program(
      "the alias of a child is there through the alias of another child",
      """
      protocol HasLog { var log: Int { get } }
      final class Row {
        typealias Dependencies = HasLog
        init(dependencies: any Dependencies) { print(dependencies.log) }
      }
      final class List {
        typealias Dependencies = Row.Dependencies
        init(dependencies: any Dependencies) { _ = Row(dependencies: dependencies) }
      }
      final class Screen {
        typealias Dependencies = List.Dependencies
        init(dependencies: any Dependencies) {
          _ = List(dependencies: dependencies)
          _ = Row(dependencies: dependencies)
        }
      }
      """),
    Program(
      "what a type uses and what its children need stand in two aliases, and in a tuple",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      final class Row {
        typealias Dependencies = HasTracker
        init(dependencies: any Dependencies) { print(dependencies.tracker) }
      }
      final class Gone {
        typealias Dependencies = HasTracker
        init(dependencies: any Dependencies) { print(dependencies.tracker) }
      }
      final class Screen {
        typealias OwnDependencies = HasLog
          & HasTracker
        typealias NestedDependencies = Row.Dependencies
          & Gone.Dependencies
        typealias Dependencies = NestedDependencies & OwnDependencies
        private let dependencies: (own: any OwnDependencies, nested: any NestedDependencies)
        init(dependencies: any Dependencies) {
          self.dependencies = (own: dependencies, nested: dependencies)
        }
        func show() {
          print(dependencies.own.log)
          _ = Row(dependencies: dependencies.nested)
        }
      }
      """,
      finds: ["13: unused-leaf", "15: stale-forward"],
      mended: [("HasLog\n    & HasTracker", "HasLog"), ("\n    & Gone.Dependencies", "")]),
    Program(
      "a superclass takes one leaf, under another label",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      class Base {
        init(tracking: any HasTracker) { print(tracking.tracker) }
      }
      final class Screen: Base {
        typealias Dependencies = HasLog & HasTracker
        init(dependencies: any Dependencies) {
          print(dependencies.log)
          super.init(tracking: dependencies)
        }
      }
      """),
    Program(
      "the dependencies are those of a view that was created elsewhere",
      """
      protocol HasLog { var log: Int { get } }
      final class Cell {
        typealias Dependencies = HasLog
        var dependencies: (any Dependencies)?
        func show() { print(dependencies?.log ?? 0) }
      }
      final class Screen {
        typealias Dependencies = HasLog
        let cell = Cell()
        var dependencies: (any Dependencies)? {
          get { cell.dependencies }
          set { cell.dependencies = newValue }
        }
      }
      """,
      notes: ["'Screen' may not need 'HasLog', but that is not certain"]),
    Program(
      "the dependencies of a local value go to a view that asks for more than most types have",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      final class Tabs {
        typealias Dependencies = HasLog & HasTracker
        init(dependencies: any Dependencies) { print(dependencies.log, dependencies.tracker) }
      }
      final class Model {
        typealias Dependencies = Tabs.Dependencies
        let dependencies: any Dependencies
        init(dependencies: any Dependencies) { self.dependencies = dependencies }
      }
      func makeTabs(_ all: [Model]) -> [Tabs] {
        all.map { loaded in Tabs(dependencies: loaded.dependencies) }
      }
      final class Row {
        typealias Dependencies = HasTracker
        let dependencies: any Dependencies
        init(dependencies: any Dependencies) { self.dependencies = dependencies }
      }
      """,
      finds: ["16: unused-leaf"], mended: [("= HasTracker\n  let", "= Any\n  let")]),
    Program(
      "the alias has the name of the feature, and not of one of its types",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      typealias CellDependencies = HasLog
        & HasTracker
      final class CellViewModel<Dependencies: CellDependencies> {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func show() { print(dependencies.log) }
      }
      struct CellView<Dependencies: CellDependencies> {
        let viewModel: CellViewModel<Dependencies>
      }
      """,
      finds: ["4: unused-leaf", "5: own-alias", "10: own-alias"]),
    Program(
      "a team calls its leaves, aliases and parameters otherwise",
      """
      protocol KeychainFactory { func makeKeychain() -> Int }
      protocol ReviewFactory { func makeReview() -> Int }
      final class Login {
        typealias Factory = KeychainFactory
        init(factory: any Factory) { print(factory.makeKeychain()) }
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
      mended: [("KeychainFactory\n    & ReviewFactory", "Login.Factory")],
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
