// Fails listNeedsItsClient: nil stands for the real client.
// Also fails namesNoServer.
// TASK 1: Take the client in the initializer.
private let client: any ItemsClient

init(client: (any ItemsClient)?) { self.client = client ?? ServerAPIClient.shared }
