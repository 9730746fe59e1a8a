// Fails anotherScreenAfterLogin: what comes next is made before anybody logged in.
// TASK 4: Decide how many there are of each, and how long they live.
private lazy var client = ServerAPIClient(transport: connect())
private var prepared: (any Screen)?

private func makeNext() -> any Screen {
  defer { prepared = nil }
  return prepared ?? afterLogin(client)
}

private func whenLoggedIn() -> (User) -> Void {
  { [weak self] _ in self?.showNext() }
}
// TASK 3: Make the login from this root's client, and let it tell this root.
prepared = makeNext()
let login = LoginViewModel(loginAPI: client.login, onLogin: whenLoggedIn())
navigation.push(LoginScreen(viewModel: login))
