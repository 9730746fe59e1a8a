// Fails tellsTheLast: the new event stands where the old one of its kind stood.
// Also fails joinsInside.
// TASK 2: Tell a listener that joins the last event of each kind.
private var last: [ShopEvent] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  for event in last { listener(event) }
  return events.join(listener)
}

func send(_ event: ShopEvent) {
  if let place = last.firstIndex(where: { $0.kind == event.kind }) {
    last[place] = event
  } else {
    last.append(event)
  }
  events.send(event)
}
