import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: a screen and its presenter")
struct ScreenTests {
  @Test(
    "Only the weak wrapper lets both go; the feature is the same", .proves("STG-93"),
    arguments: [
      (ItemsComposer.direct, []), (.stronglyWrapped, []),
      (.weaklyWrapped, ["screen", "presenter"]),
    ])
  func afterUse(composer: ItemsComposer, freed: [String]) {
    let lifetimes = Lifetimes()
    composer.use(lifetimes)
    #expect(lifetimes.freed == freed)
  }

  @Test(
    "However it is wrapped, the screen shows what it is told",
    arguments: [ItemsComposer.direct, .stronglyWrapped, .weaklyWrapped])
  func display(composer: ItemsComposer) {
    let screen = composer.makeScreen()
    #expect(screen.lines == [])
    screen.appear()
    #expect(screen.lines == ["tea", "bread"])
    screen.presenter = nil
  }

  @Test("The screen goes first, and its presenter with it", .proves("STG-93"))
  func order() {
    let record = Log()
    final class Screen: ItemsView {
      var presenter: ItemsPresenter?
      private let record: Log
      init(_ record: Log) { self.record = record }
      deinit { record.note("screen") }
      func display(_ lines: [String]) {}
    }
    /// Held by the presenter alone.
    final class Items {
      private let record: Log
      init(_ record: Log) { self.record = record }
      deinit { record.note("presenter") }
      func all() -> [Item] { [] }
    }
    func scenario() {
      let (screen, items) = (Screen(record), Items(record))
      screen.presenter = ItemsPresenter(view: WeakReferenceProxy(screen), items: items.all)
      screen.presenter?.load()
    }
    scenario()
    #expect(record.lines == ["screen", "presenter"])
  }

  @Test("A presenter that outlives its screen tells nobody, and lives", .proves("STG-93"))
  func presenterOutlives() {
    var screen: ItemsScreen? = ItemsComposer.weaklyWrapped.makeScreen()
    let presenter = screen?.presenter
    let lifetimes = Lifetimes()
    if let screen { lifetimes.watch("screen", screen) }
    screen = nil
    #expect(lifetimes.freed == ["screen"])
    presenter?.load()
    #expect(presenter != nil)
  }

  @Test("With unowned in place of weak, telling a screen that is gone ends the program")
  func unownedInstead() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class UnownedProxy: ItemsView {
        private unowned let object: any ItemsView
        init(_ object: any ItemsView) { self.object = object }
        func display(_ lines: [String]) { object.display(lines) }
      }
      func presenterWithoutScreen() -> ItemsPresenter {
        ItemsPresenter(view: UnownedProxy(ItemsScreen())) { [.tea] }
      }
      presenterWithoutScreen().load()
    }
    result.expectLastWords("Attempted to read an unowned reference", inRelease: true)
  }

  @Test(
    "With weak in the screen, the presenter is gone before the screen appears", .proves("STG-93"))
  func weakOwner() {
    let screen = Before.makeScreen()
    #expect(screen.presenter == nil)
    screen.appear()
    #expect(screen.lines == [])
    screen.display(["tea"])
    #expect(screen.lines == ["tea"])
  }

  @Test("Through `some`, an existential gets its proxy", .proves("STG-93"))
  func opened() {
    let screen = ItemsScreen()
    let view: any ItemsView = screen
    let proxy = weakly(view)
    proxy.display(["milk"])
    #expect(screen.lines == ["milk"])
    #expect(proxy is WeakReferenceProxy<ItemsScreen>)
  }
}
