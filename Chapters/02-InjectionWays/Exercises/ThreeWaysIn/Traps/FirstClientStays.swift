// Fails asksTheClientOfTheMoment: the screen asks the client that was set first.
// Also fails saysThatItHasNone, isSetWhileAsked, keepsTheLastClient.
// TASK 2: Have a property for the client.
var client: (any FriendsClient)?
private lazy var used = client
// TASK 2: Show the friends, or that there is no client.
guard client != nil, let used else { return ["not connected"] }
return used.friends().map(\.name)
