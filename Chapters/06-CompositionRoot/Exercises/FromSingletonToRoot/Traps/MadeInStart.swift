// Fails anotherScreenAfterLogin: what comes next is made before anybody logged in.
// TASK 5: Decide how many clients a root has, and how many next screens.
private lazy var client = ServerAPIClient(transport: connect())
private var prepared: (any Screen)?

private func makeNext() -> any Screen {
  defer { prepared = nil }
  return prepared ?? afterLogin(client)
}
// TASK 4: Make the login from this root's client, and let it tell this root.
prepared = makeNext()
let login = LoginViewModel(loginAPI: client.login, onLogin: whenLoggedIn())
navigation.push(LoginScreen(viewModel: login))
