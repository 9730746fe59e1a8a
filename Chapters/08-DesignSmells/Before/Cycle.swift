extension Before {
  // snippet.unwrapped
  final class ItemsPresenter {
    weak var screen: ItemsScreen!

    func load() { screen.show("tea") }
  }

  /// It asks a presenter that has no screen yet. The program ends at `screen.show`.
  final class ItemsScreen {
    private(set) var lines: [String] = []
    private let presenter: ItemsPresenter

    init(presenter: ItemsPresenter) {
      self.presenter = presenter
      presenter.load()
    }

    func show(_ line: String) { lines.append(line) }
  }
  // snippet.end

  static func composeScreen() -> ItemsScreen {
    let presenter = ItemsPresenter()
    let screen = ItemsScreen(presenter: presenter)
    presenter.screen = screen
    return screen
  }
}

extension Before {
  /// The same haste with a presenter that has `?` for `!`. Nothing ends, and the line is lost.
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
  /// Each makes the other one. There is no end: the stack overflows, or in an optimised build it may
  /// run for ever. So these ask before they go on, and whom they ask may throw.
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
