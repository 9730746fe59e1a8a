// Programs that compile, each with a fault in an unusual form.

extension Program {
  /// Each with the lines that the lint must find, and what its advice makes of it.
  static let faulty: [Program] = [
    Program(
      "only a function of a nested type takes the alias",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }
      typealias ScreenDependencies = HasLog
        & HasTracker
      struct Screen {
        enum Header {
          static func show(dependencies: some ScreenDependencies) { print(dependencies.log) }
        }
      }
      """,
      finds: ["4: unused-leaf"],
      mended: [("\n  & HasTracker", "")]),
    Program(
      "the alias stands between the type and its extension, before the code that uses "
        + "it but after the header that takes it",
      """
      protocol Beat { func beats() -> Int }
      protocol Alarm { func ring() }
      protocol BeatDependency { var beat: any Beat { get } }
      protocol AlarmDependency { var alarm: any Alarm { get } }

      struct EggTimer<Dependencies: EggTimerDependencies> {
        let dependencies: Dependencies
        var target: Int
      }

      typealias EggTimerDependencies = BeatDependency & AlarmDependency

      extension EggTimer {
        var isOver: Bool { dependencies.beat.beats() >= target }

        func check() {
          if isOver { dependencies.alarm.ring() }
        }
      }
      """,
      finds: ["11: alias-first"]),
    Program(
      "the method's alias has the words of the method and the type, but in the wrong order",
      """
      protocol Appearance { func isDark() -> Bool }
      protocol AppearanceDependency { var appearance: any Appearance { get } }

      final class Bar { var color = "white" }

      typealias applyThemeDependencies = AppearanceDependency

      struct Theme {
        let light: String
        let dark: String

        func apply(dependencies: some applyThemeDependencies, to bar: Bar) {
          bar.color = dependencies.appearance.isDark() ? dark : light
        }

        func inverted() -> Theme {
          Theme(light: dark, dark: light)
        }
      }
      """,
      finds: ["6: forward-helper"],
      mended: [("applyThemeDependencies", "Theme_applyDependencies")]),
    Program(
      "the type was renamed from `FilterScreen` to `FilterPane`, and the alias kept "
        + "the old name",
      #"""
      protocol Filters { func names() -> [String] }
      protocol Tracking { func track(_ event: String) }

      protocol FiltersDependency { var filters: any Filters { get } }
      protocol TrackingDependency { var tracker: any Tracking { get } }

      typealias FilterScreenDependencies = FiltersDependency & TrackingDependency

      struct FilterPane<Dependencies: FilterScreenDependencies> {
        let dependencies: Dependencies
        var chosen: Set<String> = []

        mutating func toggle(_ name: String) {
          guard dependencies.filters.names().contains(name) else { return }
          chosen.formSymmetricDifference([name])
          dependencies.tracker.track("filter \(name)")
        }

        func draw() -> [String] { dependencies.filters.names().map { chosen.contains($0) ? "[x] \($0)" : "[ ] \($0)" } }
      }
      """#,
      finds: ["7: alias-name"],
      mended: [("FilterScreenDependencies", "FilterPaneDependencies")]),
    Program(
      "the gathering protocol refines its second leaf in a where clause",
      """
      protocol Wire { func send(_ bytes: [UInt8]) }
      protocol Checksum { func sum(_ bytes: [UInt8]) -> UInt8 }
      protocol WireProviding { var wire: any Wire { get } }
      protocol ChecksumProviding { var checksum: any Checksum { get } }

      protocol UploadDependencies: WireProviding where Self: ChecksumProviding {}

      struct Upload<Dependencies: UploadDependencies> {
        let dependencies: Dependencies

        func callAsFunction(_ bytes: [UInt8]) {
          var packet = bytes
          packet.append(dependencies.checksum.sum(bytes))
          dependencies.wire.send(packet)
        }
      }

      struct UploadContainer: UploadDependencies, ChecksumProviding {
        let wire: any Wire
        let checksum: any Checksum
      }
      """,
      finds: ["6: alias-not-protocol"],
      mended: [
        (
          "protocol UploadDependencies: WireProviding where Self: ChecksumProviding {}",
          "typealias UploadDependencies = WireProviding & ChecksumProviding"
        ),
        ("UploadDependencies, ChecksumProviding {", "UploadDependencies {"),
      ]),
    Program(
      "one leaf refines the other; the code uses only what the refined one adds, so "
        + "the base is listed in vain",
      """
      protocol Wallet { func charge(_ cents: Int) -> Bool }
      protocol Coupons { func redeem(_ code: String) -> Int }
      protocol HasWallet { var wallet: any Wallet { get } }
      protocol HasCouponWallet: HasWallet { var coupons: any Coupons { get } }
      protocol HasBell { func ding() }

      typealias CouponFieldDependencies =
        HasBell
        & HasWallet
        & HasCouponWallet

      struct CouponField<Dependencies: CouponFieldDependencies> {
        let dependencies: Dependencies
        var code = ""

        mutating func submit() -> Int {
          defer { code = "" }
          let cents = dependencies.coupons.redeem(code)
          if cents > 0 { dependencies.ding() }
          return cents
        }
      }
      """,
      finds: ["9: unused-leaf"],
      mended: [("\n  & HasWallet", "")]),
    Program(
      "a protocol for screens has an associated type `Dependencies`, filled in by the "
        + "generic parameter of each screen",
      """
      protocol Texts { func text(_ key: String) -> String }
      protocol TextsDependency { var texts: any Texts { get } }

      protocol Screen {
        associatedtype Dependencies
        init(dependencies: Dependencies)
        func draw() -> String
      }

      typealias TermsScreenDependencies = TextsDependency

      struct TermsScreen<Dependencies: TermsScreenDependencies>: Screen {
        let dependencies: Dependencies

        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func draw() -> String { dependencies.texts.text("terms") }
      }

      func drawAll(_ screens: [any Screen]) -> [String] {
        screens.map { $0.draw() }
      }
      """,
      finds: ["4: no-associated-dependencies"]),
    Program(
      "the container has the leaf by itself, so the alias can lose it",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog
        & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      typealias DealsDependencies = HasTracker
      struct Deals<Dependencies: DealsDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.tracker) }
      }

      struct Container: HasLog, HasTracker {
        let log = 1
        let tracker = 2
      }

      func start() {
        Screen(dependencies: Container()).show()
        Deals(dependencies: Container()).show()
      }
      """,
      finds: ["5: unused-leaf"],
      mended: [("\n  & HasTracker", "")]),
    Program(
      "the leaf's member is named only in comments and in a string, never in code",
      """
      protocol Reviews { func post(_ text: String) async throws }
      protocol Haptics { func bump() }

      protocol ReviewsDependency { var reviews: any Reviews { get } }
      protocol HapticsDependency { var haptics: any Haptics { get } }

      typealias ReviewViewModelDependencies = ReviewsDependency
        & HapticsDependency

      final class ReviewViewModel<Dependencies: ReviewViewModelDependencies> {
        private let dependencies: Dependencies
        private(set) var message = ""

        init(dependencies: Dependencies) { self.dependencies = dependencies }

        /// Posts the text and bumps with `dependencies.haptics`.
        func post(_ text: String) async {
          do {
            try await dependencies.reviews.post(text)
            // dependencies.haptics.bump()
            message = "posted without dependencies.haptics"
          } catch {
            message = "failed"
          }
        }
      }
      """,
      finds: ["8: unused-leaf"],
      mended: [("\n  & HapticsDependency", "")]),
    Program(
      "the feature is a free function that returns a closure, and the closure no "
        + "longer uses one of the leaves",
      #"""
      enum Action: Equatable, Sendable { case loaded(Int), failed }
      protocol Counter: Sendable { func count() async throws -> Int }
      protocol Crash: Sendable { func report(_ text: String) }
      protocol Flag: Sendable { var isEnabled: Bool { get } }
      protocol CounterDependency: Sendable { var counter: any Counter { get } }
      protocol CrashDependency: Sendable { var crash: any Crash { get } }
      protocol FlagDependency: Sendable { var flag: any Flag { get } }

      typealias Thunk = @Sendable () async -> Action

      typealias loadCountDependencies = CounterDependency
        & CrashDependency
        & FlagDependency

      func loadCount(dependencies: some loadCountDependencies) -> Thunk {
        {
          do {
            let count = try await dependencies.counter.count()
            return .loaded(count)
          } catch {
            dependencies.crash.report("\(error)")
            return .failed
          }
        }
      }
      """#,
      finds: ["13: unused-leaf"],
      mended: [("\n  & FlagDependency", "")]),
    Program(
      "the borrowed alias is hidden in a where clause below the header, and fits by chance",
      #"""
      protocol Faces { func face(_ name: String) -> String }
      protocol Names { var current: String { get } }
      protocol HasFaces { var faces: any Faces { get } }
      protocol HasNames { var names: any Names { get } }

      typealias ProfileDependencies = HasFaces & HasNames

      struct Profile<Dependencies: ProfileDependencies> {
        let dependencies: Dependencies

        func show() -> String {
          let name = dependencies.names.current
          return dependencies.faces.face(name) + name
        }
      }

      struct Avatar<Dependencies>
      where
        Dependencies: ProfileDependencies
      {
        let dependencies: Dependencies
        let size: Int

        var image: String {
          "\(size):" + dependencies.faces.face(dependencies.names.current)
        }
      }
      """#,
      finds: ["19: own-alias"]),
    Program(
      "of three classes in a row, the last lists leaves that it uses itself, but not "
        + "its direct superclass's alias",
      """
      protocol Tracking { func appeared(_ name: String) }
      protocol Playing { func play() }

      protocol HasTracker { var tracker: any Tracking { get } }
      protocol HasPlayer { var player: any Playing { get } }

      typealias RootScreenDependencies = HasTracker

      class RootScreen<Dependencies: RootScreenDependencies> {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func appear() { dependencies.tracker.appeared("root") }
      }

      typealias PlayerScreenDependencies = RootScreenDependencies & HasPlayer

      class PlayerScreen<Dependencies: PlayerScreenDependencies>: RootScreen<Dependencies> {
        override func appear() {
          super.appear()
          dependencies.player.play()
        }
      }

      typealias KioskScreenDependencies = HasTracker & HasPlayer

      final class KioskScreen<Dependencies: KioskScreenDependencies>: PlayerScreen<Dependencies> {
        override func appear() {
          dependencies.tracker.appeared("kiosk")
          dependencies.player.play()
        }
      }
      """,
      finds: ["26: forward-super"],
      mended: [("= HasTracker & HasPlayer", "= PlayerScreenDependencies & HasTracker & HasPlayer")]),
    Program(
      "the helper is a method of a stored value, and the call is hidden in a chain "
        + "with an interpolation",
      #"""
      protocol Palette { func tint(_ name: String) -> String }
      protocol Watch { func now() -> Int }
      protocol HasPalette { var palette: any Palette { get } }
      protocol HasWatch { var watch: any Watch { get } }

      typealias Theme_applyDependencies = HasPalette

      struct Theme {
        let name: String

        func apply(dependencies: some Theme_applyDependencies, to text: String) -> String {
          "<\(dependencies.palette.tint(name))>\(text)"
        }
      }

      typealias BannerDependencies = HasPalette & HasWatch

      struct Banner<Dependencies: BannerDependencies> {
        let dependencies: Dependencies
        let themes: [Theme]

        var border: String { dependencies.palette.tint("border") }

        func draw() -> String {
          let time = dependencies.watch.now()
          return themes
            .map { $0.apply(dependencies: dependencies, to: "it is \(time)") }
            .joined(separator: border)
        }
      }
      """#,
      finds: ["27: forward-helper"],
      mended: [("= HasPalette & HasWatch", "= HasPalette & HasWatch & Theme_applyDependencies")]),
    Program(
      "a type alias gives the alias another name, and code typed by it uses the leaf",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias ScreenDependencies = HasLog & HasTracker
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() { print(dependencies.log) }
      }

      typealias Everything = ScreenDependencies
      func track(_ all: some Everything) { print(all.tracker) }
      func make(_ all: any Everything) -> any Everything { all }
      func trackMade(_ made: any Everything) { print(make(made).tracker) }
      """,
      finds: ["12: no-existential", "13: no-existential"]),
    Program(
      "two aliases lose parts that hang together",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

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
      finds: ["5: unused-leaf", "13: stale-forward"],
      mended: [
        ("\n  & HasTracker  // Not used.", ""), ("\n  /* It had a row. */ & RowDependencies", ""),
      ]),
    Program(
      "the parent that lists a leaf in place of the child's alias is a static factory "
        + "method with `some`",
      """
      protocol Surveys { func questions() -> [String] }
      protocol Tracking { func track(_ event: String) }

      protocol HasSurveys { var surveys: any Surveys { get } }
      protocol HasTracker { var tracker: any Tracking { get } }

      typealias SurveyViewModelDependencies = HasSurveys

      final class SurveyViewModel {
        private let questions: [String]
        init(dependencies: some SurveyViewModelDependencies) {
          questions = dependencies.surveys.questions()
        }
        var first: String? { questions.first }
      }

      typealias SurveyFactory_makeDependencies = HasTracker
        & HasSurveys

      enum SurveyFactory {
        static func make(dependencies: some SurveyFactory_makeDependencies) -> SurveyViewModel {
          dependencies.tracker.track("survey")
          return SurveyViewModel(dependencies: dependencies)
        }
      }
      """,
      finds: ["18: unused-leaf", "23: forward-child"],
      mended: [("\n  & HasSurveys", "\n  & SurveyViewModelDependencies")]),
    Program(
      "the child is created with `.init(dependencies:)` and its type is only in the "
        + "method's result type",
      """
      protocol Images { func image(_ id: Int) -> String }
      protocol Orders { func ids() -> [Int] }

      protocol HasImages { var images: any Images { get } }
      protocol HasOrders { var orders: any Orders { get } }

      typealias OrderRowDependencies = HasImages

      struct OrderRow<Dependencies: OrderRowDependencies> {
        let dependencies: Dependencies
        let id: Int
        func draw() -> String { dependencies.images.image(id) }
      }

      typealias OrdersScreenDependencies = HasOrders
        & HasImages

      struct OrdersScreen<Dependencies: OrdersScreenDependencies> {
        let dependencies: Dependencies

        private func row(_ id: Int) -> OrderRow<Dependencies> {
          .init(dependencies: dependencies, id: id)
        }

        func draw() -> [String] { dependencies.orders.ids().map { row($0).draw() } }
      }
      """,
      finds: ["16: unused-leaf", "22: forward-child"],
      mended: [("\n  & HasImages", "\n  & OrderRowDependencies")]),
    Program(
      "the subclass has no property of its own and lists the superclass's leaf in "
        + "place of its alias",
      """
      protocol Tracking { func appeared(_ name: String) }
      protocol Profiles { func save(_ name: String) }

      protocol TrackingDependency { var tracker: any Tracking { get } }
      protocol ProfilesDependency { var profiles: any Profiles { get } }

      typealias FormControllerDependencies = TrackingDependency

      class FormController<Dependencies: FormControllerDependencies> {
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func appear() { dependencies.tracker.appeared("form") }
      }

      typealias EditProfileControllerDependencies = ProfilesDependency
        & TrackingDependency

      final class EditProfileController<Dependencies: EditProfileControllerDependencies>
        : FormController<Dependencies>
      {
        private var name = ""

        override init(dependencies: Dependencies) {
          super.init(dependencies: dependencies)
        }

        func done() { dependencies.profiles.save(name) }
      }
      """,
      finds: ["16: unused-leaf", "19: forward-super"],
      mended: [("\n  & TrackingDependency", "\n  & FormControllerDependencies")]),
    Program(
      "the fixes empty one alias, and replace all parts of another",
      """
      protocol HasLog { var log: Int { get } }
      protocol HasTracker { var tracker: Int { get } }

      typealias RowDependencies = HasTracker
      struct Row<Dependencies: RowDependencies> {
        let dependencies: Dependencies
        func show() { print("row") }
      }
      struct Line<Dependencies> {
        let dependencies: Dependencies
      }

      typealias ScreenDependencies = HasLog & (HasTracker)
      struct Screen<Dependencies: ScreenDependencies> {
        let dependencies: Dependencies
        func show() {
          let name = "screen"
          Row(dependencies: dependencies).show()
          print(name)
        }
      }
      """,
      finds: ["4: unused-leaf", "13: unused-leaf", "13: unused-leaf", "18: forward-child"],
      mended: [
        ("RowDependencies = HasTracker", "RowDependencies = Any"),
        ("HasLog & (HasTracker)", "RowDependencies"),
      ]),
  ]
}
