// Fails saysThatItHasNone: until the app sets another one, the screen asks the server.
// Also fails asksTheClientOfTheMoment, hasOneInitializer.
// TASK 2: Have a property for the client.
var client: (any FriendsClient)? = ServerAPIClient.shared
