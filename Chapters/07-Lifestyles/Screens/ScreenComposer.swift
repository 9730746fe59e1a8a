import Playground

// The root composes the same two types in three ways.

// snippet.composer
struct ScreenComposer: Sendable {
  /// What the presenter gets for a view.
  let wrap: @Sendable (ItemsScreen) -> any ItemsView

  static let direct = ScreenComposer { $0 }
  static let stronglyWrapped = ScreenComposer { StrongProxy($0) }
  static let weaklyWrapped = ScreenComposer { WeakReferenceProxy($0) }

  func compose() -> ItemsScreen {
    let screen = ItemsScreen()
    screen.presenter = ItemsPresenter(view: wrap(screen)) { [.apples, .bread] }
    return screen
  }
}
// snippet.end

extension ScreenComposer {
  /// Composes a screen, lets it appear, lets it go.
  func use(_ lifetimes: Recorder) {
    let screen = compose()
    lifetimes.watch("screen", screen)
    if let presenter = screen.presenter { lifetimes.watch("presenter", presenter) }
    screen.appear()
  }
}

// snippet.owner
/// `weak` at the other end: nobody is left to hold the presenter.
final class ForgetfulScreen: ItemsView {
  weak var presenter: ItemsPresenter?
  private(set) var lines: [String] = []

  func appear() { presenter?.load() }
  func display(_ lines: [String]) { self.lines = lines }

  static func compose() -> ForgetfulScreen {
    let screen = ForgetfulScreen()
    let presenter = ItemsPresenter(view: screen) { [.apples, .bread] }
    screen.presenter = presenter
    return screen
  }
}
// snippet.end
