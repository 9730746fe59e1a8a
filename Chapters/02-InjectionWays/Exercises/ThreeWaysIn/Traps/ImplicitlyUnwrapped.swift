// Fails screenMayHaveNone: other code reads the property without a thought of nil.
// TASK 2: Have a property for the client.
var client: (any FriendsClient)!
