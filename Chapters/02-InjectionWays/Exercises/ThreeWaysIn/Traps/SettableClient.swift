// Fails listNeedsItsClient: other code can give the list another client later.
// Also fails namesNoServer.
// TASK 1: Take the client in the initializer.
var client: any ItemsClient

init(client: any ItemsClient) { self.client = client }
