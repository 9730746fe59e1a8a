// Fails anotherScreenAfterLogin: the login tells, and still pushes its own list.
// Also fails tellsOfSuccess, followsEachSuccess, itemsAfterLogin, oneClientForEachRoot,
// newScreenForEachVisit, leadsNowhereWithoutItsRoot, loginKnowsNoNavigation.
// TASK 4: Tell of the login. What comes next, and what that needs, is not known here.
private let loginAPI: Login
private let onLogin: (User) -> Void
private weak var navigation: Navigation?

init(
  loginAPI: @escaping Login, onLogin: @escaping (User) -> Void, navigation: Navigation? = nil
) {
  (self.loginAPI, self.onLogin, self.navigation) = (loginAPI, onLogin, navigation)
}

private func didLogin(_ user: User) {
  navigation?.push(itemsScreen(client: .shared))
  onLogin(user)
}
// TASK 4: Make the login from this root's client, and let it tell this root.
let login = LoginViewModel(
  loginAPI: client.login, onLogin: whenLoggedIn(), navigation: navigation)
navigation.push(LoginScreen(viewModel: login))
