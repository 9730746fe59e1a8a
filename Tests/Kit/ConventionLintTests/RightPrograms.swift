// Programs with code that may need a leaf, and programs without a fault that look faulty.

extension Program {
  /// Without the leaf, most of these don't compile. The lint can't be sure, so it writes a note.
  static let uncertain: [Program] = [
    .screen(
      "A function that takes a leaf gets the dependencies", doing: "track(with: dependencies)",
      beside: "func track(with all: some HasTracker) { print(all.tracker) }",
      note: "line 9 passes its dependencies to 'track', whose needs are unknown"),
    .screen(
      "A local name gets the dependencies", doing: "let all = dependencies; print(all.log)",
      note: "line 9 passes its dependencies to other code"),
    .screen(
      "Outside code stores the dependencies of another value",
      beside: """
        final class Cell { var dependencies: (any ScreenDependencies)? }
        func track(_ cell: Cell) { let all = cell.dependencies; print(all?.tracker ?? 0) }
        """, finds: ["9: no-existential", "9: own-alias"],
      note: "'Screen.swift' mentions 'Cell'"),
    .screen(
      "A key path reads the leaf from outside",
      beside: #"""
        func trackers(_ screens: [Screen<some ScreenDependencies>]) -> [Int] {
          screens.map(\.dependencies).map(\.tracker)
        }
        """#, note: "'Screen.swift' mentions 'Screen'"),
    .screen(
      "A function returns a value of the alias, and its caller reads the leaf",
      beside: """
        func services() -> some ScreenDependencies { Services() }
        func track() { print(services().tracker) }
        """, note: "mentions 'ScreenDependencies'"),
    .screen(
      "A function uses another name for its dependencies",
      beside: """
        struct Marker { func callAsFunction(_ tracker: some HasTracker) { print(tracker.tracker) } }
        func mark(_ all: some ScreenDependencies, with marker: Marker) { marker(all) }
        """, note: "line 13 names its dependencies 'all'"),
    .screen(
      "A protocol extension reads the leaf from every conforming type",
      beside: """
        protocol Reporting { associatedtype All: HasTracker; var dependencies: All { get } }
        extension Reporting { func report() { print(dependencies.tracker) } }
        extension Screen: Reporting {}
        """, note: "it uses 'Reporting', which requires 'HasTracker'"),
    Program(
      "A subclass reads the leaf",
      """
      typealias BaseDependencies = HasLog & HasTracker
      class Base<Dependencies: BaseDependencies> {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func show() { print(dependencies.log) }
      }
      final class Sub: Base<Services> { func track() { print(dependencies.tracker) } }
      """, notes: ["'Sub' mentions 'Base'"]),
    .screen(
      "A container has the leaf only by this alias, and other code reads it",
      beside: """
        struct Container: ScreenDependencies { let log = 1, tracker = 2 }
        func track() { print(Container().tracker) }
        """, note: "'Container' mentions 'ScreenDependencies'"),
    .screen(
      "A parent has the leaf only by the alias of its child",
      beside: """
        typealias PageDependencies = ScreenDependencies
        struct Page<Dependencies: PageDependencies> {
          let dependencies: Dependencies
          func show() { Screen(dependencies: dependencies).show(); print(dependencies.tracker) }
        }
        """, note: "'Page' uses it"),
    Program(
      "Only the leaf makes the dependencies sendable",
      """
      protocol HasClock: Sendable { var clock: Int { get } }
      typealias ScreenDependencies = HasLog & HasClock
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { Task { [dependencies] in print(dependencies.log) } }
      }
      """, notes: ["its dependencies are 'Sendable' only because of this protocol"]),
    Program(
      "The leaf isolates a container",
      """
      @MainActor protocol HasClock { var clock: Int { get } }
      typealias ScreenDependencies = HasLog & HasClock
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      """, notes: ["'HasClock' isolates conforming types to an actor"]),
    Program(
      "A child of another type is created with the model's dependencies",
      """
      typealias RowDependencies = HasTracker
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.tracker) }
      }
      typealias ModelDependencies = RowDependencies
      struct Model<Dependencies: ModelDependencies> { let dependencies: Dependencies }
      func show(_ model: Model<some ModelDependencies>) { Row(dependencies: model.dependencies).show() }
      """, notes: ["'Model' may not need 'RowDependencies'", "'Screen.swift' mentions 'Model'"]),
    Program(
      "A module has two types with one name",
      """
      typealias ScreenDependencies = HasLog
      #if DEBUG
      struct Screen<Dependencies: ScreenDependencies> { let dependencies: Dependencies }
      #else
      struct Screen<Dependencies: ScreenDependencies> { let dependencies: Dependencies }
      #endif
      """, notes: ["its module declares another 'Screen'"]),
  ]

  static let right: [Program] = [
    Program(
      "Two screens create each other, so only one alias lists the other",
      """
      typealias PostDependencies = HasLog & HasTracker & PersonDependencies
      struct Post<Dependencies: PostDependencies> {
        let dependencies: Dependencies
        func open() -> Any { dependencies.log > 0 ? Person(dependencies: dependencies) : dependencies.tracker }
      }
      typealias PersonDependencies = HasTracker & HasLog
      struct Person<Dependencies: PersonDependencies> {
        let dependencies: Dependencies
        func open() -> Any { dependencies.tracker > 0 ? Post(dependencies: dependencies) : dependencies.log }
      }
      """),
    Program(
      "Members of a leaf: static, inherited, associated, by subscript, in an interpolation",
      #"""
      protocol HasHost { static var host: String { get } }
      protocol HasReceipt: HasLog { var receipt: Int { get } }
      protocol HasStore { associatedtype Store; var store: Store { get } }
      protocol HasSettings { subscript(key: String) -> Bool { get } }
      protocol HasYear { var year: Int { get } }
      typealias ScreenDependencies = HasHost & HasReceipt & HasStore & HasSettings & HasYear
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        var all: [Dependencies.Store] = []
        func show() {
          print(Dependencies.host, dependencies.log, dependencies["a"])
          print("a \("b \(self.dependencies.year)")")
        }
      }
      """#),
    Program(
      "An alias in branches of `#if` isn't judged",
      """
      #if DEBUG
      typealias MenuDependencies = HasLog & HasTracker
      #else
      typealias MenuDependencies = HasLog
      #endif
      struct Menu<Dependencies: MenuDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      """),
    Program(
      "A public extension makes its method's alias public",
      """
      public protocol HasAppearance { var isDark: Bool { get } }
      public typealias Palette_tintDependencies = HasAppearance
      public struct Palette {}
      public extension Palette {
        func tint(dependencies: some Palette_tintDependencies) -> Bool { dependencies.isDark }
      }
      """),
    Program(
      "Children are created by `.init`, by a reference, in a closure, and of their own type",
      """
      typealias RowDependencies = HasLog
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      typealias logoutDependencies = HasTracker
      func logout(dependencies: some logoutDependencies) { print(dependencies.tracker) }
      typealias ListDependencies = RowDependencies & logoutDependencies
      struct List<Dependencies: ListDependencies> {
        let dependencies: Dependencies
        var first: Row<Dependencies> { .init(dependencies: dependencies) }
        let create: (Dependencies) -> Row<Dependencies> = Row.init(dependencies:)
        func rows() -> [Row<Dependencies>] { [.init(dependencies: dependencies)] }
        func end() -> () -> Void { { logout(dependencies: dependencies) } }
        func inner() -> Self { Self(dependencies: dependencies) }
      }
      """),
    Program(
      "A child's alias is included through another child's alias",
      """
      final class Row {
        typealias Dependencies = HasLog
        init(dependencies: some Dependencies) { print(dependencies.log) }
      }
      final class List {
        typealias Dependencies = Row.Dependencies
        init(dependencies: some Dependencies) { _ = Row(dependencies: dependencies) }
      }
      final class Screen {
        typealias Dependencies = List.Dependencies
        init(dependencies: some Dependencies) {
          _ = List(dependencies: dependencies)
          _ = Row(dependencies: dependencies)
        }
      }
      """),
    Program(
      "Closures and conditions rebind the name",
      """
      typealias RowDependencies = HasLog
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      typealias ListDependencies = HasLog
      struct List<Dependencies: ListDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
        func each(_ all: [Dependencies]) { all.forEach { dependencies in Row(dependencies: dependencies).show() } }
        func one(_ it: Dependencies?) { if let dependencies = it { Row(dependencies: dependencies).show() } }
      }
      """),
    Program(
      "A private alias, or one in a generic type, can't be listed elsewhere",
      """
      private typealias RowDependencies = HasLog
      private struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      final class Box<Item> {
        typealias Dependencies = HasLog
        init(dependencies: some Dependencies) { print(dependencies.log) }
      }
      typealias ListDependencies = HasLog
      struct List<Dependencies: ListDependencies> {
        let dependencies: Dependencies
        func show() {
          Row(dependencies: dependencies).show()
          print(Box<Int>(dependencies: dependencies), dependencies.log)
        }
      }
      """),
    Program(
      "Namespaces have types of the same name",
      """
      enum Plain {
        typealias ScreenDependencies = HasTracker
        struct Screen<Dependencies: ScreenDependencies> {
          let dependencies: Dependencies
          func show() { print(dependencies.tracker) }
        }
      }
      enum Logged {
        typealias ScreenDependencies = HasLog & Theme.Palette_paintDependencies
        struct Screen<Dependencies: ScreenDependencies> { let dependencies: Dependencies }
      }
      extension Logged.Screen {
        func show() { Theme.Palette.paint(dependencies: dependencies); print(dependencies.log) }
      }
      enum Theme {
        typealias Palette_paintDependencies = HasTracker
        enum Palette {}
      }
      extension Theme.Palette {
        static func paint<D: Theme.Palette_paintDependencies>(dependencies: D) { print(dependencies.tracker) }
      }
      """),
    Program(
      "Variables called dependencies hold something else",
      """
      struct Target { let name: String; let dependencies: [String] }
      func target(name: String, dependencies: [String]) -> Target { Target(name: name, dependencies: dependencies) }
      typealias PackageDependencies = [String: Int]
      struct Resolver { let name: String; let dependencies: PackageDependencies }
      protocol PluginDependencies { var name: String { get } }
      protocol Builder { associatedtype Dependencies; func build(name: String, dependencies: Dependencies) }
      enum Step { case resolve(name: String, dependencies: [String]) }
      func graph<Dependencies: Collection>(name: String, dependencies: Dependencies) {}
      """),
    Program(
      "A splice provides the rest behind a public factory",
      """
      public protocol HasClock { var clock: Int { get } }
      typealias DetailDependencies = HasClock & HasTracker
      typealias DetailExternalDependencies = HasClock
      struct SplicedDetailDependencies<External: DetailExternalDependencies>: DetailDependencies {
        let externalDependencies: External
        let tracker = 1
        var clock: Int { externalDependencies.clock }
      }
      struct Detail<External: DetailExternalDependencies> {
        let dependencies: SplicedDetailDependencies<External>
        func show() { print(dependencies.clock, dependencies.tracker) }
      }
      public typealias ProductFeatureDependencies = HasClock
      public struct ProductFeature<Dependencies: ProductFeatureDependencies> {
        let dependencies: Dependencies
        public func show() {
          Detail(dependencies: SplicedDetailDependencies(externalDependencies: dependencies)).show()
        }
      }
      """),
    Program(
      "A wrapper conforms to the alias that it takes, and a protocol has an alias for conforming types",
      """
      typealias ScreenDependencies = HasLog
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }
      struct Doubled<Base: ScreenDependencies>: ScreenDependencies {
        let base: Base
        var log: Int { base.log * 2 }
      }
      protocol Loading {
        typealias Dependencies = HasTracker
        func load(dependencies: Dependencies) -> Int
      }
      struct Loader: Loading { func load(dependencies: Dependencies) -> Int { dependencies.tracker } }
      """),
  ]
}
