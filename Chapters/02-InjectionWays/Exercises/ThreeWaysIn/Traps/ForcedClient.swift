// Fails saysThatItHasNone: the program ends if the app forgot the client.
// Also fails screenMayHaveNone, isSetWhileAsked.
// TASK 2: Have a property for the client.
var client: (any FriendsClient)!
// TASK 2: Show the friends, or that there is no client.
client.friends().map(\.name)
