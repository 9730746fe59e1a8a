// Fails tellsTheLast: a late listener hears the whole past.
// Also fails joinsInside.
// TASK 2: Tell a listener that joins the last event of each kind.
private var last: [ShopEvent] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  for event in last { listener(event) }
  return events.join(listener)
}

func send(_ event: ShopEvent) {
  last.append(event)
  events.send(event)
}
