import Login

// snippet.flow
/// Who comes after whom. It decides when a screen is made, and composers know how.
final class LoginFlow {
  private let navigation: NavigationStack
  private let makeLogin: (@escaping (User) -> Void) -> any Screen
  private let makeList: () -> any Screen

  init(
    navigation: NavigationStack,
    makeLogin: @escaping (@escaping (User) -> Void) -> any Screen,
    makeList: @escaping () -> any Screen
  ) {
    (self.navigation, self.makeLogin, self.makeList) = (navigation, makeLogin, makeList)
  }

  func start() {
    navigation.push(makeLogin { [weak self] _ in self?.didLogin() })
  }

  private func didLogin() { navigation.push(makeList()) }
}
// snippet.end
