// Fails screenMayHaveNone: the storyboard never calls it, and a test does.
// Also fails hasOneInitializer.
// TASK 2: Have a property for the client.
var client: (any FriendsClient)?

convenience init(client: any FriendsClient) {
  self.init()
  self.client = client
}
