// Fails tellsTheLast: when one joins, the others hear the old events again.
// Also fails joinsInside, sharesNothing.
// TASK 2: Tell a listener that joins the last event of each kind.
private var last: [ShopEvent] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  let token = events.join(listener)
  for event in last { events.send(event) }
  return token
}

func send(_ event: ShopEvent) {
  last.removeAll { $0.kind == event.kind }
  last.append(event)
  events.send(event)
}
