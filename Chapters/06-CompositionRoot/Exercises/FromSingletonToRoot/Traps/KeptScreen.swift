// Fails newScreenForEachVisit: every visit shows the screen of the first.
// Also fails oneClientForEachRoot, leadsNowhereWithoutItsRoot, itemsAfterLogin.
// TASK 5: Decide how many clients a root has, and how many next screens.
private lazy var client = ServerAPIClient(transport: connect())

private lazy var next = afterLogin(client)

private func makeNext() -> any Screen { next }
