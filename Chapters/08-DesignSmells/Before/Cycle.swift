extension Before {
  final class ItemsPresenter {
    weak var screen: ItemsScreen!

    func load() { screen.show("tea") }
  }

  final class ItemsScreen {
    private(set) var lines: [String] = []
    private let presenter: ItemsPresenter

    init(presenter: ItemsPresenter) {
      self.presenter = presenter
      presenter.load()
    }

    func show(_ line: String) { lines.append(line) }
  }

  static func composeScreen() -> ItemsScreen {
    let presenter = ItemsPresenter()
    let screen = ItemsScreen(presenter: presenter)
    presenter.screen = screen
    return screen
  }
}

extension Before {
  /// The same mistake with `?` in place of `!`. The program goes on, and the line is lost.
  final class HastyScreen: DesignSmells.ItemsScreen {
    override init(presenter: DesignSmells.ItemsPresenter) {
      super.init(presenter: presenter)
      start()
    }
  }

  static func composeHastyScreen() -> HastyScreen {
    let presenter = DesignSmells.ItemsPresenter()
    let screen = HastyScreen(presenter: presenter)
    presenter.screen = screen
    return screen
  }
}

extension Before {
  /// Each makes the other, without an end. The stack overflows, or an optimised build may run forever.
  /// So these ask a closure before they go on, and the closure may throw.
  enum Mutual {
    typealias Ask = (_ isComplete: Bool) throws -> Void

    final class ItemsScreen {
      let presenter: ItemsPresenter

      init(ask: Ask) throws {
        try ask(false)
        presenter = try ItemsPresenter(ask: ask)
        try ask(true)
      }
    }

    final class ItemsPresenter {
      let screen: ItemsScreen

      init(ask: Ask) throws {
        try ask(false)
        screen = try ItemsScreen(ask: ask)
        try ask(true)
      }
    }
  }
}
