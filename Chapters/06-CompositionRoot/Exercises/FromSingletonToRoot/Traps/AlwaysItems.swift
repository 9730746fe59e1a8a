// Fails anotherScreenAfterLogin: the root shows the items, whatever it was given.
// Also fails followsEachSuccess, oneClientForEachRoot, newScreenForEachVisit,
// leadsNowhereWithoutItsRoot.
// TASK 5: Decide how many clients a root has, and how many next screens.
private lazy var client = ServerAPIClient(transport: connect())

private func makeNext() -> any Screen { itemsScreen(client: client) }
