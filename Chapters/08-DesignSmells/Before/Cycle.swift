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
  /// The same mistake with `?` instead of `!`. The program continues, and the line is lost.
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
  /// Each class creates the other, so the stack overflows, or an optimized build may run forever.
  /// The closure is called before and after each creation, and throws to stop the recursion.
  enum Mutual {
    typealias Checkpoint = (_ isComplete: Bool) throws -> Void

    final class ItemsScreen {
      let presenter: ItemsPresenter

      init(checkpoint: Checkpoint) throws {
        try checkpoint(false)
        presenter = try ItemsPresenter(checkpoint: checkpoint)
        try checkpoint(true)
      }
    }

    final class ItemsPresenter {
      let screen: ItemsScreen

      init(checkpoint: Checkpoint) throws {
        try checkpoint(false)
        screen = try ItemsScreen(checkpoint: checkpoint)
        try checkpoint(true)
      }
    }
  }
}
