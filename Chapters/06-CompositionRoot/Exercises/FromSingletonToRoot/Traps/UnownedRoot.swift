// Fails allGoesWithTheRoot: the kept screen asks a root that is gone, and ends the program.
// TASK 4: Decide how many there are of each, and how long they live.
private lazy var client = ServerAPIClient(transport: connect())

private func makeNext() -> any Screen { afterLogin(client) }

private func whenLoggedIn() -> (User) -> Void {
  { [unowned self] _ in showNext() }
}
