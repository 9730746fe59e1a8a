// Fails tellsTheLast: the second late listener hears nothing.
// Also fails joinsInside, sharesNothing.
// TASK 2: Tell a listener that joins the last event of each kind.
private var last: [ShopEvent] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  for event in last { listener(event) }
  last = []
  return events.join(listener)
}

func send(_ event: ShopEvent) {
  last.removeAll { $0.kind == event.kind }
  last.append(event)
  events.send(event)
}
