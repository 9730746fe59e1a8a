// Fails oneClientForEachRoot: each visit opens a connection of its own.
// TASK 4: Decide how many there are of each, and how long they live.
private lazy var client = ServerAPIClient(transport: connect())

private func makeNext() -> any Screen {
  afterLogin(ServerAPIClient(transport: connect()))
}

private func whenLoggedIn() -> (User) -> Void {
  { [weak self] _ in
    guard let self else { return }
    showNext()
  }
}
