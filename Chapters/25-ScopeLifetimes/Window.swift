/// Owns the login and shows its state.
struct Window {
  let app: AppResource
  private(set) var login: LoggedInResource<LoginAnswer>?

  mutating func logIn(token: String, userId: String) {
    login = app.logIn(token: token, userId: userId)
  }

  mutating func logOut() { login = nil }

  var title: String {
    if let login { "Chat of \(login.currentUser.id)" } else { "Log in" }
  }
}
