// Fails allGoesWithTheRoot: on a navigation that somebody kept, the login leads on without a root.
// TASK 4: Decide how many there are of each, and how long they live.
private lazy var client = ServerAPIClient(transport: connect())

private func makeNext() -> any Screen { afterLogin(client) }

private func whenLoggedIn() -> (User) -> Void {
  { [weak navigation, client, afterLogin] _ in navigation?.push(afterLogin(client)) }
}
