extension Before {
  /// `weak` is on the wrong side, so nothing holds the presenter.
  final class ItemsScreen: ItemsView {
    weak var presenter: ItemsPresenter?
    private(set) var lines: [String] = []

    func appear() { presenter?.load() }
    func display(_ lines: [String]) { self.lines = lines }
  }

  static func makeScreen() -> ItemsScreen {
    let screen = ItemsScreen()
    let presenter = ItemsPresenter(view: screen) { [.tea, .bread] }
    screen.presenter = presenter
    return screen
  }
}
