import Login

/// Decides when the next screen opens. The root decides which screen opens.
final class LoginFlow {
  private let navigation: ScreenStack
  private let makeLogin: (@escaping (User) -> Void) -> any Screen
  private let makeList: () -> any Screen

  func start() {
    navigation.push(makeLogin { [weak self] _ in self?.didLogin() })
  }

  private func didLogin() { navigation.push(makeList()) }

  init(
    navigation: ScreenStack,
    makeLogin: @escaping (@escaping (User) -> Void) -> any Screen,
    makeList: @escaping () -> any Screen
  ) {
    self.navigation = navigation
    self.makeLogin = makeLogin
    self.makeList = makeList
  }
}
