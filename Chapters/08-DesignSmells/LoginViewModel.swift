// After the login comes the item list. Who goes there?

// snippet.login
/// The repair: the login says that it happened.
final class LoginViewModel {
  private let onLogin: () -> Void

  init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }

  func login() { onLogin() }
}
// snippet.end

/// The same repair with a delegate, which the login does not keep alive.
protocol LoginDelegate: AnyObject {
  func didLogin()
}

extension LoginViewModel {
  convenience init(delegate: any LoginDelegate) {
    self.init { [weak delegate] in delegate?.didLogin() }
  }
}

/// Belongs to the root: it alone knows which screen follows which.
final class LoginFlow: LoginDelegate {
  private let next: () -> Void

  init(next: @escaping () -> Void) { self.next = next }

  func didLogin() { next() }
}

/// The flow of the items, which the login's does not grow by.
struct ItemsFlow {
  let navigation: NavigationStack

  func start() { navigation.push("items") }
  func didPick(_ item: String) { navigation.push(item) }
}
