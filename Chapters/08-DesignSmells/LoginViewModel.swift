// After login, the item list appears. Which object opens it?

final class LoginViewModel {
  private let onLogin: () -> Void

  init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }

  func login() { onLogin() }
}

/// The same repair with a delegate, which the login holds weakly.
protocol LoginDelegate: AnyObject {
  func didLogin()
}

extension LoginViewModel {
  convenience init(delegate: any LoginDelegate) {
    self.init { [weak delegate] in delegate?.didLogin() }
  }
}

/// Belongs to the root. Only the root decides which screen comes next.
final class LoginFlow: LoginDelegate {
  private let next: () -> Void

  init(next: @escaping () -> Void) { self.next = next }

  func didLogin() { next() }
}

/// The flow of the items is a type of its own, so the login's flow doesn't grow.
struct ItemsFlow {
  let navigation: NavigationStack

  func start() { navigation.push("items") }
  func didPick(_ item: String) { navigation.push(item) }
}
