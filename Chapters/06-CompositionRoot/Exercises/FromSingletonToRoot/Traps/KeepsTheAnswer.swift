// Fails loginAsksItsClosure: the first answer is kept, and shown again.
// Also fails tellsOfSuccess, followsEachSuccess, anotherScreenAfterLogin, itemsAfterLogin,
// oneClientForEachRoot, leadsNowhereWithoutItsRoot.
// TASK 4: Tell of the login. What comes next, and what that needs, is not known here.
private let loginAPI: Login
private let onLogin: (User) -> Void
private var kept: Result<User, any Error>?

init(loginAPI: @escaping Login, onLogin: @escaping (User) -> Void) {
  (self.loginAPI, self.onLogin) = (loginAPI, onLogin)
}

private func didLogin(_ user: User) {
  onLogin(user)
}
// TASK 1: Mend how the login asks.
if let kept { return show(kept) }
loginAPI {
  self.kept = $0
  self.show($0)
}
