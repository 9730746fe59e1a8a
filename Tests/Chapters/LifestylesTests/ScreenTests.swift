import Playground
import TestSupport
import Testing

@testable import Lifestyles

@Suite("Lifestyles: screen and presenter")
struct ScreenTests {
  @Test(
    "A screen and its presenter are freed only with a weak proxy", .proves("STG-93"),
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
    "A presenter displays its items with or without a proxy",
    arguments: [ItemsComposer.direct, .stronglyWrapped, .weaklyWrapped])
  func display(composer: ItemsComposer) {
    let screen = composer.makeScreen()
    #expect(screen.lines == [])
    screen.appear()
    #expect(screen.lines == ["tea", "bread"])
    screen.presenter = nil
  }

  @Test("A screen is freed before its presenter", .proves("STG-93"))
  func order() {
    let log = Log()
    final class Screen: ItemsView {
      var presenter: ItemsPresenter?
      private let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log.note("screen") }
      func display(_ lines: [String]) {}
    }
    /// Held only by the presenter, so it is freed with the presenter.
    final class Items {
      private let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log.note("presenter") }
      func all() -> [Item] { [] }
    }
    func scenario() {
      let (screen, items) = (Screen(log), Items(log))
      screen.presenter = ItemsPresenter(view: WeakReferenceProxy(screen), items: items.all)
      screen.presenter?.load()
    }
    scenario()
    #expect(log.lines == ["screen", "presenter"])
  }

  @Test("A presenter with a weak proxy can outlive its screen", .proves("STG-93"))
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

  @Test("A proxy with an `unowned` reference crashes after its screen is freed")
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
    "A presenter that the screen holds weakly is freed immediately", .proves("STG-93"))
  func weakOwner() {
    let screen = Before.makeScreen()
    #expect(screen.presenter == nil)
    screen.appear()
    #expect(screen.lines == [])
    screen.display(["tea"])
    #expect(screen.lines == ["tea"])
  }

  @Test("A `some` parameter lets a weak proxy wrap an `any` value", .proves("STG-93"))
  func opened() {
    let screen = ItemsScreen()
    let view: any ItemsView = screen
    let proxy = weakReference(to: view)
    proxy.display(["milk"])
    #expect(screen.lines == ["milk"])
    #expect(proxy is WeakReferenceProxy<ItemsScreen>)
  }
}
