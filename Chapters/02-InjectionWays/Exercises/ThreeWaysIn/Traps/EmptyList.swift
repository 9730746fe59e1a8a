// Fails saysThatItHasNone: a forgotten client looks like a customer without friends.
// Also fails isSetWhileAsked.
// TASK 2: Show the friends, or that there is no client.
client?.friends().map(\.name) ?? []
