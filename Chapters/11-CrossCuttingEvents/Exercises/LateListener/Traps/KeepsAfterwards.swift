// Fails joinsInside: an event that is sent inside is overwritten by the one around it.
// TASK 2: Tell a listener that joins the last event of each kind.
private var last: [ShopEvent] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  for event in last { listener(event) }
  return events.join(listener)
}

func send(_ event: ShopEvent) {
  events.send(event)
  last.removeAll { $0.kind == event.kind }
  last.append(event)
}
