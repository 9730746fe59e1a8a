// Fails asksOnceForEachCall: the list shows for ever what there was when it was made.
// Also fails showsItsOwnItems, keepsItsClient.
// TASK 1: Take the client in the initializer.
private let items: [Item]

init(client: any ItemsClient) { items = client.items() }
// TASK 1: Ask your own client.
