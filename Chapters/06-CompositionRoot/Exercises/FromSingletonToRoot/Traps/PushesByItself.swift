// Fails tellsOfSuccess: the login is handed a navigation and the next screen, and tells nobody.
// Also fails allGoesWithTheRoot, loginKnowsNoNavigation.
// TASK 4: Tell of the login. What comes next, and what that needs, is not known here.
private let loginAPI: Login
private let navigation: Navigation?
private let next: () -> (any Screen)?

init(
  loginAPI: @escaping Login, onLogin: @escaping (User) -> Void = { _ in },
  navigation: Navigation? = nil, next: @escaping () -> (any Screen)? = { nil }
) {
  (self.loginAPI, self.navigation, self.next) = (loginAPI, navigation, next)
}

private func didLogin(_ user: User) {
  if let screen = next() { navigation?.push(screen) }
}
// TASK 4: Make the login from this root's client, and let it tell this root.
let login = LoginViewModel(
  loginAPI: client.login, navigation: navigation, next: { [weak self] in self?.makeNext() })
navigation.push(LoginScreen(viewModel: login))
