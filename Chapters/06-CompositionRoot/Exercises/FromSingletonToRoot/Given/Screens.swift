/// Replaces a UIKit view controller.
protocol Screen: AnyObject {
  var title: String { get }
  var lines: [String] { get }
  /// Called after the screen was pushed.
  func appear()
  /// Taps the screen's only button, if it has one.
  func tap()
}

extension Screen {
  func appear() {}
  func tap() {}
}

/// The stack of screens. The last one is visible.
final class Navigation {
  private(set) var screens: [any Screen] = []

  func push(_ screen: any Screen) {
    screens.append(screen)
    screen.appear()
  }

  func pop() { _ = screens.popLast() }

  func tap() { screens.last?.tap() }
}

final class LoginScreen: Screen {
  let title = "Login"
  private let viewModel: LoginViewModel

  init(viewModel: LoginViewModel) { self.viewModel = viewModel }

  var lines: [String] { [viewModel.message] }

  func tap() { viewModel.login() }
}

final class ItemsScreen: Screen {
  let title = "Items"
  private let viewModel: ItemListViewModel

  init(viewModel: ItemListViewModel) { self.viewModel = viewModel }

  var lines: [String] { viewModel.lines }

  func appear() { viewModel.getList() }
}
