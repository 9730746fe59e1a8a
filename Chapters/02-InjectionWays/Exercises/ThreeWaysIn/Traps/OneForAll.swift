// Fails showsItsOwnItems: all lists ask the client of the one that was made last.
// Also fails asksOnceForEachCall, keepsItsClient.
// TASK 1: Take the client in the initializer.
nonisolated(unsafe) private static var client: (any ItemsClient)?

init(client: any ItemsClient) { Self.client = client }
// TASK 1: Ask your own client.
let items = Self.client?.items() ?? []
