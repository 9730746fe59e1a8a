// Fails keepsTheLastClient: no object keeps the client, so the screen has none.
// Also fails saysThatItHasNone, asksTheClientOfTheMoment, isSetWhileAsked.
// TASK 2: Have a property for the client.
private weak var kept: AnyObject?
var client: (any FriendsClient)? {
  get { kept as? any FriendsClient }
  set { kept = newValue as AnyObject }
}
