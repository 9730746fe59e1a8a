// The composer of chapter 06 now connects a screen and its presenter, in one of three ways.

struct ItemsComposer: Sendable {
  /// Wraps the screen for the presenter.
  let wrap: @Sendable (ItemsScreen) -> any ItemsView

  static let direct = ItemsComposer { $0 }
  static let stronglyWrapped = ItemsComposer { Before.StrongProxy($0) }
  static let weaklyWrapped = ItemsComposer { WeakReferenceProxy($0) }

  func makeScreen() -> ItemsScreen {
    let screen = ItemsScreen()
    screen.presenter = ItemsPresenter(view: wrap(screen)) { [.tea, .bread] }
    return screen
  }
}
