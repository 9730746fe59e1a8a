// Fails newScreenForEachVisit: every visit shows the screen of the first.
// Also fails oneClientForEachRoot, allGoesWithTheRoot.
// TASK 4: Decide how many there are of each, and how long they live.
private lazy var client = ServerAPIClient(transport: connect())

private lazy var next = afterLogin(client)

private func makeNext() -> any Screen { next }

private func whenLoggedIn() -> (User) -> Void {
  { [weak self] _ in
    guard let self else { return }
    showNext()
  }
}
