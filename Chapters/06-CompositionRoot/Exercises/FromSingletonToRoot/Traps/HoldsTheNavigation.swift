// Fails allGoesWithTheRoot: the navigation holds the login, and the login the navigation.
// TASK 4: Decide how many there are of each, and how long they live.
private lazy var client = ServerAPIClient(transport: connect())

private func makeNext() -> any Screen { afterLogin(client) }

private func whenLoggedIn() -> (User) -> Void {
  { [navigation, afterLogin, client] _ in navigation.push(afterLogin(client)) }
}
