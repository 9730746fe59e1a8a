// Fails asksTheClientOfTheMoment: the friends are those of the moment when the client was set.
// Also fails isSetWhileAsked.
// TASK 2: Have a property for the client.
var client: (any FriendsClient)? {
  didSet { friends = client?.friends() ?? [] }
}
private var friends: [User] = []
// TASK 2: Show the friends, or that there is no client.
client == nil ? ["not connected"] : friends.map(\.name)
