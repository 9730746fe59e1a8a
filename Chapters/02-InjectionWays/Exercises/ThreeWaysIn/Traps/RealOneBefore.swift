// Fails showsItsOwnItems: each list fetches the shared client first, and then replaces it.
// Also fails namesNoServer.
// TASK 1: Take the client in the initializer.
private var client: any ItemsClient = ServerAPIClient.shared

init(client: any ItemsClient) { self.client = client }
