// Fails listNeedsItsClient: a test that forgets its client compiles, and asks the server.
// Also fails namesNoServer.
// TASK 1: Take the client in the initializer.
private let client: any ItemsClient

init(client: any ItemsClient = ServerAPIClient.shared) { self.client = client }
