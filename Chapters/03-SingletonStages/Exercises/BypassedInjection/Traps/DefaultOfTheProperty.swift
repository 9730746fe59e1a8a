// Fails reachesForNoOther: the shared client is fetched first, and then replaced.
// TASK 2: Take the client in the initializer and from nowhere else, and keep it.
private var client = ServerAPIClient.shared

init(client: ServerAPIClient) { self.client = client }
