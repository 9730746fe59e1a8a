import Scopes

/// What the server answers to a login, and the app around it.
// snippet.answer
struct LoginAnswer: LoggedInRequirements {
  let app: AppResource<NilResource>
  let sessionToken: String
  let userId: String
  var openSocket: () -> WebSocket { app.openSocket }
}
// snippet.end

/// In SwiftUI this is the outermost view, and `login` is its state.
// snippet.window
struct Window {
  let app: AppResource<NilResource>
  private(set) var login: LoggedInResource<LoginAnswer>?

  mutating func logIn(token: String, userId: String) {
    let answer = LoginAnswer(app: app, sessionToken: token, userId: userId)
    login = LoggedInResource(injecting: answer)
  }

  mutating func logOut() { login = nil }

  var title: String {
    if let login { "Chat of \(login.currentUser.id)" } else { "Log in" }
  }
}
// snippet.end
