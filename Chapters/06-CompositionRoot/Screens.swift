import Friends
import Items
import Login

// What stands in for UIKit: a screen shows a view model, and renders to lines.

protocol Screen: AnyObject {
  var title: String { get }
  var lines: [String] { get }
  /// Called when the screen has come up.
  func appear()
  /// Called when the customer has gone back from the screen.
  func disappear()
  /// Taps the one button of the screen, where it has one.
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

/// What a list screen needs of a view model. The features' own have it.
protocol Listing: AnyObject {
  var lines: [String] { get }
  func getList()
}

extension ItemListViewModel: Listing {}
extension FriendListViewModel: Listing {}

final class ListScreen: Screen {
  let title: String
  private let viewModel: any Listing

  init(title: String, viewModel: any Listing) {
    self.title = title
    self.viewModel = viewModel
  }

  var lines: [String] { viewModel.lines }

  func appear() { viewModel.getList() }
}
