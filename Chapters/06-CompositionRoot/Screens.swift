import Friends
import Items
import Login

// Replaces UIKit: a screen shows a view model, and renders to lines.

protocol Screen: AnyObject {
  var title: String { get }
  var lines: [String] { get }
  /// Called after the screen was pushed.
  func appear()
  /// Called after the customer has gone back from the screen.
  func disappear()
  /// Taps the screen's only button, if it has one.
  func tap()
}

extension Screen {
  func appear() {}
  func disappear() {}
  func tap() {}
}

extension Screen {
  /// The whole screen as lines, which a test can compare.
  func rendered() -> [String] {
    let width = 26
    func row(_ text: String) -> String {
      "| \(text)\(String(repeating: " ", count: max(0, width - text.count))) |"
    }
    let edge = "+\(String(repeating: "-", count: width + 2))+"
    return [edge, row(title), edge] + lines.map(row) + [edge]
  }
}

final class LoginScreen: Screen {
  let title = "Login"
  private let viewModel: LoginViewModel

  init(viewModel: LoginViewModel) { self.viewModel = viewModel }

  var lines: [String] { [viewModel.message, "[ log in ]"] }

  func tap() { viewModel.login() }
}

/// The view model of a list screen. The features' view models conform to it.
protocol ListViewModel: AnyObject {
  var lines: [String] { get }
  func getList()
}

extension ItemListViewModel: ListViewModel {}
extension FriendListViewModel: ListViewModel {}

final class ListScreen: Screen {
  let title: String
  private let viewModel: any ListViewModel

  init(title: String, viewModel: any ListViewModel) {
    self.title = title
    self.viewModel = viewModel
  }

  var lines: [String] { viewModel.lines }

  func appear() { viewModel.getList() }
}
