// Programs in which every rule is kept, though it does not look so. Without a part of an alias they
// would not compile.

extension Program {
  /// What is needed by something else than the members that the feature names.
  static let needed: [Program] = [
    Program(
      "only the leaf that nothing uses makes the dependencies sendable",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker: Sendable { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() {
          Task { [dependencies] in print(dependencies.log) }
        }
      }
      """),
    Program(
      "the screen uses a member that one leaf has only beside the other",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      extension HasLog where Self: HasTracker {
        func both() { print(log, tracker) }
      }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { dependencies.both() }
      }
      """),
    Program(
      "without the leaf, two functions would be the same",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      func mark(_ all: some HasLog) { print(all.log) }
      func mark(_ all: some ScreenDependencies) { print(all.log, "tracked") }
      """),
    Program(
      "code outside reads the leaf through a key path to the dependencies",
      #"""
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      func trackers(_ screens: [Screen<some ScreenDependencies>]) -> [Int] {
        screens.map(\.dependencies).map(\.tracker)
      }
      """#),
    Program(
      "the leaf is asked for by a function that is called without its name, and by an "
        + "operator",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      struct Marker {
        func callAsFunction(_ tracker: some HasTracker) { print(tracker.tracker) }
      }
      func mark(_ all: some ScreenDependencies, with marker: Marker) { marker(all) }
      """),
    Program(
      "a method of the screen asks for the leaf, and another one calls it",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      struct Box<Value> { let value: Value }
      extension Box where Value: HasTracker {
        func track() { print(value.tracker) }
      }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        let box: Box<Dependencies>
        func show() { print(dependencies.log); box.track() }
      }
      """),
    Program(
      "the dependencies go to a child through a factory protocol",
      """
      protocol NetDependency { var net: Int { get } }
      typealias HomeDependencies = NetDependency
      struct Home<Dependencies: HomeDependencies> {
        let dependencies: Dependencies
        func f() { print(dependencies.net) }
      }
      protocol Factory { func makeHome(dependencies: some HomeDependencies) }
      typealias CoordinatorDependencies = NetDependency
      struct Coordinator<Dependencies: CoordinatorDependencies> {
        let dependencies: Dependencies
        let factory: any Factory
        func start() { factory.makeHome(dependencies: dependencies) }
      }
      """),
    Program(
      "a model lists the alias of a child that a screen creates with the model's "
        + "dependencies",
      """
      protocol NetDependency { var net: Int { get } }
      typealias KidDependencies = NetDependency
      struct Kid<Dependencies: KidDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.net) }
      }
      typealias ModelDependencies = KidDependencies
      struct Model<Dependencies: ModelDependencies> {
        let dependencies: Dependencies
      }
      func show(_ model: Model<some ModelDependencies>) {
        Kid(dependencies: model.dependencies).show()
      }
      """),
    Program(
      "the leaf is used by a subclass with the same alias, in a constraint of its own",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias BaseDependencies = HasLog & HasTracker
      class Base<Dependencies: BaseDependencies> {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func show() { print(dependencies.log) }
      }

      typealias SubDependencies = BaseDependencies
      final class Sub<Dependencies: SubDependencies>: Base<Dependencies> {
        override func show() { print(dependencies.tracker) }
      }
      """),
    Program(
      "a function gives a value of the alias to a closure, and its caller uses the "
        + "leaf there",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      struct Container: HasLog, HasTracker {
        let log = 1
        let tracker = 2
      }
      func withAll(_ body: (any ScreenDependencies) -> Void) { body(Container()) }
      func track() { withAll { print($0.tracker) } }
      """),
    Program(
      "the container gets a member from an extension of the leaf that the screen does "
        + "not use",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      extension HasTracker {
        var tracker: Int { 1 }
        func flush() { print("flushed") }
      }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      struct Container: ScreenDependencies { let log = 1 }
      func stop() { Container().flush() }
      """),
    Program(
      "the container is isolated because of the leaf that the screen does not use",
      """
      protocol HasLog { var log: Int { get } }
      @MainActor protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      @MainActor func mainOnly() -> Int { 1 }
      final class Container: ScreenDependencies {
        nonisolated var log: Int { 1 }
        let tracker = 2
        func more() -> Int { mainOnly() }
      }
      """),
    Program(
      "a function returns a value of the alias, and its caller uses the leaf without "
        + "naming the alias",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      struct Container: HasLog, HasTracker {
        let log = 1
        let tracker = 2
      }
      func container() -> some ScreenDependencies { Container() }
      func track() { print(container().tracker) }
      """),
    Program(
      "a protocol that the screen conforms to in an extension asks for the leaf in its "
        + "associated type",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      protocol Tracked {
        associatedtype Source: HasTracker
        var source: Source { get }
      }
      extension Screen: Tracked {
        var source: Dependencies { dependencies }
      }
      """),
    Program(
      "the child does not use its leaf, and the parent gets the leaf only through the "
        + "child's alias",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias RowDependencies = HasLog & HasTracker
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      typealias ScreenDependencies = RowDependencies
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() {
          Row(dependencies: dependencies).show()
          print(dependencies.tracker)
        }
      }
      """),
    Program(
      "a leaf has only a static requirement, used on the generic parameter and never "
        + "on the property",
      #"""
      protocol Signing { func sign(_ path: String) -> String }

      protocol EnvironmentProviding { static var host: String { get } }
      protocol SigningProviding { var signer: any Signing { get } }

      typealias EndpointFactoryDependencies = EnvironmentProviding
        & SigningProviding

      struct EndpointFactory<Dependencies: EndpointFactoryDependencies> {
        let dependencies: Dependencies
        var version = 2

        func make(_ path: String) -> String {
          "https://\(Dependencies.host)/v\(version)/" + dependencies.signer.sign(path)
        }

        func image(_ name: String) -> String { make("images/\(name)") }
      }
      """#),
    Program(
      "the alias exists twice under `#if`, one of them with a leaf that no code uses",
      """
      protocol Flags { func isOn(_ name: String) -> Bool }
      protocol Consoling { func open() }

      protocol HasFlags { var flags: any Flags { get } }
      protocol HasConsole { var console: any Consoling { get } }

      #if DEBUG
      typealias DebugMenuDependencies = HasFlags & HasConsole
      #else
      typealias DebugMenuDependencies = HasFlags
      #endif

      struct DebugMenu<Dependencies: DebugMenuDependencies> {
        let dependencies: Dependencies

        func rows() -> [String] {
          ["newCart", "newSearch"].filter { dependencies.flags.isOn($0) }
        }
      }
      """),
  ]
}

extension Program {
  /// What is read, or handed on, in an unusual form.
  static let read: [Program] = [
    Program(
      "the helper method has no access word of its own and is public only through its "
        + "`public extension`, so its alias must stay public",
      """
      public protocol Appearance { func isDark() -> Bool }
      public protocol HasAppearance { var appearance: any Appearance { get } }

      public typealias Palette_tintDependencies = HasAppearance

      public struct Palette {
        public let light: String
        public let dark: String

        public init(light: String, dark: String) {
          self.light = light
          self.dark = dark
        }
      }

      public extension Palette {
        func tint(dependencies: some Palette_tintDependencies) -> String {
          dependencies.appearance.isDark() ? dark : light
        }
      }
      """),
    Program(
      "the leaf's only member is a subscript, used as `dependencies[\"key\"]`",
      """
      protocol Syncing { func push(_ key: String) }

      protocol SettingsDependency: AnyObject { subscript(key: String) -> Bool { get set } }
      protocol SyncDependency { var sync: any Syncing { get } }

      typealias SettingsViewModelDependencies = SyncDependency
        & SettingsDependency

      final class SettingsViewModel<Dependencies: SettingsViewModelDependencies> {
        private let dependencies: Dependencies

        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func toggle(_ key: String) {
          dependencies[key].toggle()
          dependencies.sync.push(key)
        }

        func toggleAll(_ keys: [String]) { keys.forEach(toggle) }
      }
      """),
    Program(
      "the leaf's property is never read, only its associated type appears in the view "
        + "model's signatures",
      """
      protocol Storing { associatedtype Item: Hashable; func all() -> [Item] }
      protocol Sorting { func rank(_ title: String) -> Int }

      protocol StoreProviding { associatedtype Store: Storing; var store: Store { get } }
      protocol SorterProviding { var sorter: any Sorting { get } }

      typealias LibraryViewModelDependencies = StoreProviding & SorterProviding

      final class LibraryViewModel<Dependencies: LibraryViewModelDependencies> {
        private let dependencies: Dependencies
        private var selection: Set<Dependencies.Store.Item> = []

        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func toggle(_ item: Dependencies.Store.Item) {
          if selection.contains(item) { selection.remove(item) } else { selection.insert(item) }
        }

        func isHigh(_ title: String) -> Bool { dependencies.sorter.rank(title) > selection.count }
      }
      """),
    Program(
      "a leaf refines another one, which looks like a gathering protocol, and only the "
        + "inherited member is used",
      #"""
      protocol Receipt { func verify(_ id: String) -> Bool }
      protocol Refund { func refund(_ id: String) }
      protocol ReceiptDependency { var receipt: any Receipt { get } }
      protocol StoreDependency: ReceiptDependency { var refund: any Refund { get } }

      typealias PurchaseDependencies = StoreDependency

      struct Purchase<Dependencies: PurchaseDependencies> {
        let dependencies: Dependencies
        let id: String

        var isValid: Bool { dependencies.receipt.verify(id) }
      }

      extension Purchase: CustomStringConvertible {
        var description: String { isValid ? id : "\(id)?" }
      }

      extension Purchase: Equatable {
        static func == (left: Self, right: Self) -> Bool { left.id == right.id }
      }
      """#),
    Program(
      "the whole container goes into a stored closure, so nobody knows which leaf is "
        + "needed behind it",
      #"""
      protocol Messaging { func unread() -> Int }
      protocol Badging { func set(_ count: Int) }

      protocol HasMessages { var messages: any Messaging { get } }
      protocol HasBadge { var badge: any Badging { get } }

      typealias InboxScreenDependencies = HasMessages
        & HasBadge

      final class InboxScreen<Dependencies: InboxScreenDependencies> {
        private let dependencies: Dependencies
        private let onClose: (Dependencies) -> Void

        init(dependencies: Dependencies, onClose: @escaping (Dependencies) -> Void) {
          self.dependencies = dependencies
          self.onClose = onClose
        }

        var title: String { "Inbox (\(dependencies.messages.unread()))" }

        func close() { onClose(dependencies) }
      }
      """#),
    Program(
      "code outside keeps the dependencies of a screen under another name",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      struct Container: HasLog, HasTracker {
        let log = 1
        let tracker = 2
      }

      func screen(_ container: Container) -> Screen<some ScreenDependencies> {
        Screen(dependencies: container)
      }

      func track() {
        let all = screen(Container()).dependencies
        print(all.tracker)
      }
      """),
    Program(
      "one leaf is used only in an inactive #if branch, another in an interpolation "
        + "inside of an interpolation",
      #"""
      protocol Build { var number: Int { get } }
      protocol Year { var year: Int { get } }
      protocol Store { func rate() }
      protocol BuildDependency { var build: any Build { get } }
      protocol YearDependency { var year: any Year { get } }
      protocol StoreDependency { var store: any Store { get } }

      typealias AboutDependencies = BuildDependency & YearDependency & StoreDependency

      struct About<Dependencies: AboutDependencies> {
        let dependencies: Dependencies

        func text(_ style: (String) -> String = { $0 }) -> String {
          style("Build \(dependencies.build.number), \("(c) 2019-\(dependencies.year.year)")")
        }

        func close() {
          #if os(visionOS)
          dependencies.store.rate()
          #endif
        }
      }
      """#),
    Program(
      "the helper is a free function with a lowercase alias, called inside an escaping "
        + "closure",
      """
      protocol Sessions { func end() }
      protocol Alerts { func ask(_ text: String, then: @escaping () -> Void) }

      protocol SessionDependency { var sessions: any Sessions { get } }
      protocol AlertDependency { var alerts: any Alerts { get } }

      typealias logoutDependencies = SessionDependency

      func logout(dependencies: some logoutDependencies) {
        dependencies.sessions.end()
      }

      typealias LogoutButtonDependencies = AlertDependency
        & logoutDependencies

      struct LogoutButton<Dependencies: LogoutButtonDependencies> {
        let dependencies: Dependencies

        func tap() {
          dependencies.alerts.ask("Leave?") { logout(dependencies: dependencies) }
        }
      }
      """),
    Program(
      "no member of the second leaf is named, but the dependencies go without a label "
        + "to a generic function that needs it",
      #"""
      protocol Scales { func weigh(_ thing: String) -> Int }
      protocol Region { var decimal: String { get } }
      protocol ScalesProviding { var scales: any Scales { get } }
      protocol LocaleProviding { var locale: any Region { get } }

      func formatted<Source: LocaleProviding>(_ grams: Int, with source: Source) -> String {
        "\(grams / 1000)\(source.locale.decimal)\(grams % 1000) kg"
      }

      typealias ParcelDependencies = ScalesProviding & LocaleProviding

      struct Parcel<Dependencies: ParcelDependencies> {
        let dependencies: Dependencies
        let contents: [String]

        var weight: Int {
          contents.reduce(0) { $0 + dependencies.scales.weigh($1) }
        }

        var label: String {
          formatted(weight, with: dependencies)
        }
      }
      """#),
    Program(
      "the container has a leaf only through the alias that does not use it, and is "
        + "passed elsewhere",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      typealias DealsDependencies = HasTracker
      struct Deals<Dependencies: DealsDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.tracker) }
      }

      struct Container: ScreenDependencies {
        let log = 1
        let tracker = 2
      }

      func start() {
        Screen(dependencies: Container()).show()
        Deals(dependencies: Container()).show()
      }
      """),
    Program(
      "the used extension method belongs to one leaf but is there only for `Self` that "
        + "has the other leaf too",
      #"""
      protocol Logging { func log(_ text: String) }
      protocol Tracking { func track(_ event: String) }

      protocol HasLogger { var logger: any Logging { get } }
      protocol HasTracker { var tracker: any Tracking { get } }

      extension HasLogger where Self: HasTracker {
        func report(_ event: String) {
          logger.log(event)
          tracker.track(event)
        }
      }

      typealias PaymentScreenDependencies = HasLogger
        & HasTracker

      struct PaymentScreen<Dependencies: PaymentScreenDependencies> {
        let dependencies: Dependencies
        let amount: Int

        func pay() {
          guard amount > 0 else { return }
          dependencies.report("paid \(amount)")
        }
      }
      """#),
    Program(
      "the type creates children of its own type, whose alias it can't list",
      """
      indirect enum Item { case leaf(String), group(String, [Item]) }
      protocol Folding { func isFolded(_ name: String) -> Bool }
      protocol Indent { var text: String { get } }
      protocol FoldingDependency { var folding: any Folding { get } }
      protocol IndentDependency { var indent: any Indent { get } }

      typealias OutlineDependencies = FoldingDependency & IndentDependency

      struct Outline<Dependencies: OutlineDependencies> {
        let dependencies: Dependencies
        let item: Item
        var depth = 0

        func lines() -> [String] {
          let space = String(repeating: dependencies.indent.text, count: depth)
          switch item {
          case .leaf(let name):
            return [space + name]
          case .group(let name, let items):
            guard !dependencies.folding.isFolded(name) else { return [space + name + " ..."] }
            return [space + name] + items.flatMap {
              Self(dependencies: dependencies, item: $0, depth: depth + 1).lines()
            }
          }
        }
      }
      """),
    Program(
      "a leaf is used only by the default implementation of a protocol to which the "
        + "screen conforms, through its associated type",
      """
      protocol Reporter { func send(_ text: String) }
      protocol Texts { func text(_ key: String) -> String }

      protocol HasReporter { var reporter: any Reporter { get } }
      protocol HasTexts { var texts: any Texts { get } }

      protocol Reporting {
        associatedtype Services: HasReporter
        var dependencies: Services { get }
      }

      extension Reporting {
        func report(_ text: String) { dependencies.reporter.send(text) }
      }

      typealias CrashScreenDependencies = HasTexts
        & HasReporter

      struct CrashScreen<Dependencies: CrashScreenDependencies>: Reporting {
        let dependencies: Dependencies

        func show() -> String {
          let text = dependencies.texts.text("crash")
          report(text)
          return text
        }
      }
      """),
    Program(
      "the leaf is needed because Dependencies is the argument of another generic type "
        + "that demands it",
      """
      protocol Clock { var seconds: Int { get } }
      protocol Feed { func titles() -> [String] }
      protocol HasClock { var clock: any Clock { get } }
      protocol HasFeed { var feed: any Feed { get } }

      struct Stamped<Source: HasClock, Value> {
        let value: Value
        let seconds: Int
        func isFresh(_ source: Source) -> Bool { source.clock.seconds - seconds < 60 }
      }

      typealias NewsDependencies = HasClock & HasFeed

      final class News<Dependencies: NewsDependencies> {
        typealias Entry = Stamped<Dependencies, [String]>

        let dependencies: Dependencies
        private var entry: Entry?

        init(dependencies: Dependencies, restored: Entry? = nil) {
          self.dependencies = dependencies
          entry = restored
        }

        func titles() -> [String] {
          entry?.value ?? dependencies.feed.titles()
        }
      }
      """),
    Program(
      "a leaf of the child is never used in the child, but its coordinator reads it "
        + "through the child's property",
      """
      protocol Tracking { func screen(_ name: String) }
      protocol Texts { func text(_ key: String) -> String }

      protocol TrackingDependency { var tracker: any Tracking { get } }
      protocol TextsDependency { var texts: any Texts { get } }

      typealias WelcomeScreenDependencies = TextsDependency
        & TrackingDependency

      struct WelcomeScreen<Dependencies: WelcomeScreenDependencies> {
        let dependencies: Dependencies
        var title: String { dependencies.texts.text("welcome") }
      }

      typealias OnboardingCoordinatorDependencies = WelcomeScreenDependencies

      final class OnboardingCoordinator<Dependencies: OnboardingCoordinatorDependencies> {
        private let dependencies: Dependencies
        private var stack: [String] = []

        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func start() {
          let screen = WelcomeScreen(dependencies: dependencies)
          stack.append(screen.title)
          screen.dependencies.tracker.screen(screen.title)
        }
      }
      """),
    Program(
      "code names the alias in a type by another name of the type",
      """
      protocol HasDisk { var disk: Int { get } }
      protocol HasQuota { var quota: Int { get } }

      final class Exporter {
        typealias Dependencies = HasDisk & HasQuota

        private let disk: Int

        init(dependencies: some Dependencies) { disk = dependencies.disk }
      }

      final class Importer {
        typealias Dependencies = HasQuota

        private let quota: Int

        init(dependencies: some Dependencies) { quota = dependencies.quota }
      }

      typealias E = Exporter

      final class Backup {
        typealias Dependencies = Exporter.Dependencies & Importer.Dependencies

        init(dependencies: some Dependencies) {
          _ = E(dependencies: dependencies)
          _ = Importer(dependencies: dependencies)
        }

        func restore(_ other: some E.Dependencies) { _ = Importer(dependencies: other) }
      }
      """),
    Program(
      "the children are created by .init, and by a reference to an initializer that is "
        + "kept in a constant",
      #"""
      protocol Art: Sendable { func front(_ id: Int) -> String }
      protocol Back { var pattern: String { get } }
      protocol ArtDependency: Sendable { var art: any Art { get } }
      protocol BackDependency { var back: any Back { get } }

      typealias CardDependencies = ArtDependency

      struct Card<Dependencies: CardDependencies> {
        let dependencies: Dependencies
        let id: Int
        var front: String { dependencies.art.front(id) }
      }

      typealias StackDependencies = BackDependency

      struct Stack<Dependencies: StackDependencies> {
        let dependencies: Dependencies
        var top: String { dependencies.back.pattern }
      }

      typealias DeckDependencies = CardDependencies & StackDependencies

      struct Deck<Dependencies: DeckDependencies> {
        let dependencies: Dependencies
        var open = [3, 5]

        private var stack: Stack<Dependencies> { .init(dependencies: dependencies) }

        private func cards() -> [Card<Dependencies>] {
          let create: (Dependencies, Int) -> Card<Dependencies> = Card.init(dependencies:id:)
          return open.map { create(dependencies, $0) }
        }

        func show() -> [String] { cards().map(\.front) + [stack.top] }
      }
      """#),
  ]
}
