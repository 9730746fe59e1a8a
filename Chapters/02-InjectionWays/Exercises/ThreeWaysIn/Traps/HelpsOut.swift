// Fails showsItsOwnItems: a client without items gets those of the server.
// Also fails namesNoServer.
// TASK 1: Ask your own client.
let own = client.items()
let items = own.isEmpty ? ServerAPIClient.shared.items() : own
