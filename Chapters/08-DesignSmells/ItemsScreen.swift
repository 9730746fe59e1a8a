// The screen loads through its presenter, and the presenter shows lines on the screen: each needs the
// other.

final class ItemsPresenter {
  weak var screen: ItemsScreen?

  func load() { screen?.show("tea") }
}

/// The repair of `Before.ItemsScreen`: the initializer only stores.
class ItemsScreen {
  private(set) var lines: [String] = []
  private let presenter: ItemsPresenter

  init(presenter: ItemsPresenter) { self.presenter = presenter }

  func start() { presenter.load() }

  func show(_ line: String) { lines.append(line) }
}

func composeScreen() -> ItemsScreen {
  let presenter = ItemsPresenter()
  let screen = ItemsScreen(presenter: presenter)
  presenter.screen = screen
  screen.start()
  return screen
}
