// Fails keepsItsClient: no object keeps the client, so the list is empty.
// Also fails showsItsOwnItems, asksOnceForEachCall.
// TASK 1: Take the client in the initializer.
private weak var client: AnyObject?

init(client: any ItemsClient) { self.client = client as AnyObject }
// TASK 1: Ask your own client.
let items = (client as? any ItemsClient)?.items() ?? []
