// Fails allGoesWithTheRoot: the root holds the login, and the login the root.
// TASK 4: Decide how many there are of each, and how long they live.
private lazy var client = ServerAPIClient(transport: connect())

private func makeNext() -> any Screen { afterLogin(client) }

private func whenLoggedIn() -> (User) -> Void {
  { _ in self.showNext() }
}
