// Fails oneClientForEachRoot: a computed property makes a client whenever it is read.
// TASK 4: Decide how many there are of each, and how long they live.
private var client: ServerAPIClient { ServerAPIClient(transport: connect()) }

private func makeNext() -> any Screen { afterLogin(client) }

private func whenLoggedIn() -> (User) -> Void {
  { [weak self] _ in
    guard let self else { return }
    showNext()
  }
}
