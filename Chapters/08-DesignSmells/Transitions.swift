// After the login comes the item list. Who goes there?

/// The screens that were shown, in order.
final class Navigation {
  private(set) var trail: [String] = []

  func push(_ screen: String) { trail.append(screen) }
}

/// The smell: the login goes to the list, so it holds the navigation and what the list needs.
enum Pushing {
  final class LoginViewModel {
    private let navigation: Navigation
    private let client: any ItemsClient

    init(navigation: Navigation, client: any ItemsClient) {
      (self.navigation, self.client) = (navigation, client)
    }

    func login() {
      let list = StoredOnly.ItemListViewModel(client: client)
      list.start()
      navigation.push("items")
    }
  }
}

// snippet.closure
/// Repair: the login says that it happened.
enum TellingAClosure {
  final class LoginViewModel {
    private let onLogin: () -> Void

    init(onLogin: @escaping () -> Void) { self.onLogin = onLogin }

    func login() { onLogin() }
  }
}
// snippet.end

/// The same repair with a delegate.
enum TellingADelegate {
  protocol LoginDelegate: AnyObject {
    func didLogin()
  }

  final class LoginViewModel {
    weak var delegate: (any LoginDelegate)?

    func login() { delegate?.didLogin() }
  }
}

/// Belongs to the root: it alone knows which screen follows which.
final class LoginFlow: TellingADelegate.LoginDelegate {
  private let next: () -> Void

  init(next: @escaping () -> Void) { self.next = next }

  func didLogin() { next() }
}
