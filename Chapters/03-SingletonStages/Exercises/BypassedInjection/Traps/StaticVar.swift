// Fails eachKeepsItsOwn: the class keeps the client, so the last one made has it.
// Also fails staysApart, reachesForNoOther.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
private static var current: ServerAPIClient?
private var client: ServerAPIClient { Self.current ?? .shared }

init(client: ServerAPIClient) { Self.current = client }
