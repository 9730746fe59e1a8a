// Fails oneClientForEachRoot: a computed property makes a client whenever it is read.
// TASK 5: Decide how many clients a root has, and how many next screens.
private var client: ServerAPIClient { ServerAPIClient(transport: connect()) }

private func makeNext() -> any Screen { afterLogin(client) }
