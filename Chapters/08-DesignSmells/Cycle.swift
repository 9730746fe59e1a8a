// A screen asks its presenter for lines, and the presenter shows them on the screen: each needs the
// other one. Four ways to compose the two.

/// Composes both, starts them, and returns what the screen shows.
protocol Cycle: SendableMetatype {
  static func shown() -> [String]
}

/// Each makes the other one. The real thing has no end: the stack overflows, or in an optimised build
/// it may run for ever. So this one counts, and throws when as many have begun as it may make.
enum MutualConstruction {
  final class Count {
    struct TooMany: Error {}

    private(set) var begun = 0
    private(set) var completed = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func begin() throws {
      guard begun < limit else { throw TooMany() }
      begun += 1
    }

    func complete() { completed += 1 }
  }

  final class Screen {
    let presenter: Presenter

    init(_ count: Count) throws {
      try count.begin()
      presenter = try Presenter(count)
      count.complete()
    }
  }

  final class Presenter {
    let screen: Screen

    init(_ count: Count) throws {
      try count.begin()
      screen = try Screen(count)
      count.complete()
    }
  }
}
/// Two steps, and an initialiser that works. It asks a presenter that has no screen yet: the program
/// ends at `screen.show`.
enum UnwrappedCycle: Cycle {
  // snippet.unwrapped
  final class Presenter {
    weak var screen: Screen!

    func load() { screen.show("tea") }
  }

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

  static func shown() -> [String] {
    let presenter = Presenter()
    let screen = Screen(presenter: presenter)
    presenter.screen = screen
    return screen.lines
  }
}

/// The same with `?` for `!`. Nothing ends, and the line is lost.
enum OptionalCycle: Cycle {
  final class Presenter {
    weak var screen: Screen?

    func load() { screen?.show("tea") }
  }

  final class Screen {
    private(set) var lines: [String] = []
    private let presenter: Presenter

    init(presenter: Presenter) {
      self.presenter = presenter
      presenter.load()
    }

    func show(_ line: String) { lines.append(line) }
  }

  static func shown() -> [String] {
    let presenter = Presenter()
    let screen = Screen(presenter: presenter)
    presenter.screen = screen
    return screen.lines
  }
}

/// The repair: the initialiser stores. When `start()` is called, both know each other.
enum StoredCycle: Cycle {
  final class Presenter {
    weak var screen: Screen?

    func load() { screen?.show("tea") }
  }

  final class Screen {
    private(set) var lines: [String] = []
    private let presenter: Presenter

    init(presenter: Presenter) { self.presenter = presenter }

    func start() { presenter.load() }

    func show(_ line: String) { lines.append(line) }
  }

  // snippet.stored
  static func shown() -> [String] {
    let presenter = Presenter()
    let screen = Screen(presenter: presenter)
    presenter.screen = screen
    screen.start()
    return screen.lines
  }
  // snippet.end
}
