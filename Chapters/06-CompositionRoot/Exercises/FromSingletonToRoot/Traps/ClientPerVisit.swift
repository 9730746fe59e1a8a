// Fails oneClientForEachRoot: each visit opens a connection of its own.
// TASK 5: Decide how many clients a root has, and how many next screens.
private lazy var client = ServerAPIClient(transport: connect())

private func makeNext() -> any Screen {
  afterLogin(ServerAPIClient(transport: connect()))
}
