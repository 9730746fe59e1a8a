/// What stands in for UIKit.
protocol Screen: AnyObject {
  var title: String { get }
  var lines: [String] { get }
  /// Called when the screen has come up.
  func appear()
  /// Taps the one button of the screen, where it has one.
  func tap()
}

extension Screen {
  func appear() {}
  func tap() {}
}

/// The screens, the one in front last.
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
