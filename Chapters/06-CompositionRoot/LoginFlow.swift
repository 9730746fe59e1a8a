import Login

/// Decides which screen comes after which. Composers know how to make one.
final class LoginFlow {
  private let navigation: NavigationStack
  private let makeLogin: (@escaping (User) -> Void) -> any Screen
  private let makeList: () -> any Screen

  func start() {
    navigation.push(makeLogin { [weak self] _ in self?.didLogin() })
  }

  private func didLogin() { navigation.push(makeList()) }

  init(
    navigation: NavigationStack,
    makeLogin: @escaping (@escaping (User) -> Void) -> any Screen,
    makeList: @escaping () -> any Screen
  ) {
    self.navigation = navigation
    self.makeLogin = makeLogin
    self.makeList = makeList
  }
}
