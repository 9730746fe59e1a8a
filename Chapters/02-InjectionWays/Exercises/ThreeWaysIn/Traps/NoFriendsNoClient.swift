// Fails saysThatItHasNone: a customer without friends looks like a forgotten client.
// Also fails asksTheClientOfTheMoment.
// TASK 2: Show the friends, or that there is no client.
let names = client?.friends().map(\.name) ?? []
return names.isEmpty ? ["not connected"] : names
