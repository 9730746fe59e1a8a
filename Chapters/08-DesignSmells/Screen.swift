// A screen asks its presenter for lines, and the presenter shows them on the screen: each needs the
// other one.

final class Presenter {
  weak var screen: Screen?

  func load() { screen?.show("tea") }
}

/// The repair: the initialiser stores.
class Screen {
  private(set) var lines: [String] = []
  private let presenter: Presenter

  init(presenter: Presenter) { self.presenter = presenter }

  func start() { presenter.load() }

  func show(_ line: String) { lines.append(line) }
}

// snippet.stored
/// When `start()` is called, both know each other.
func composeScreen() -> Screen {
  let presenter = Presenter()
  let screen = Screen(presenter: presenter)
  presenter.screen = screen
  screen.start()
  return screen
}
// snippet.end
