// Fails tellsTheLast: a payment takes the place of the login.
// Also fails joinsInside.
// TASK 2: Tell a listener that joins the last event of each kind.
private var last: ShopEvent?

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  if let last { listener(last) }
  return events.join(listener)
}

func send(_ event: ShopEvent) {
  last = event
  events.send(event)
}
