extension Before {
  // snippet.unwrapped
  final class Presenter {
    weak var screen: Screen!

    func load() { screen.show("tea") }
  }

  /// It asks a presenter that has no screen yet. The program ends at `screen.show`.
  final class Screen {
    private(set) var lines: [String] = []
    private let presenter: Presenter

    init(presenter: Presenter) {
      self.presenter = presenter
      presenter.load()
    }

    func show(_ line: String) { lines.append(line) }
  }
  // snippet.end

  static func composeScreen() -> Screen {
    let presenter = Presenter()
    let screen = Screen(presenter: presenter)
    presenter.screen = screen
    return screen
  }
}

/// The same haste with a presenter that has `?` for `!`. Nothing ends, and the line is lost.
final class HastyScreen: Screen {
  override init(presenter: Presenter) {
    super.init(presenter: presenter)
    start()
  }
}

func composeHastyScreen() -> HastyScreen {
  let presenter = Presenter()
  let screen = HastyScreen(presenter: presenter)
  presenter.screen = screen
  return screen
}

extension Before {
  /// Each makes the other one. There is no end: the stack overflows, or in an optimised build it may
  /// run for ever. So these ask before they go on, and whom they ask may throw.
  enum Mutual {
    typealias Ask = (_ isComplete: Bool) throws -> Void

    final class Screen {
      let presenter: Presenter

      init(ask: Ask) throws {
        try ask(false)
        presenter = try Presenter(ask: ask)
        try ask(true)
      }
    }

    final class Presenter {
      let screen: Screen

      init(ask: Ask) throws {
        try ask(false)
        screen = try Screen(ask: ask)
        try ask(true)
      }
    }
  }
}
