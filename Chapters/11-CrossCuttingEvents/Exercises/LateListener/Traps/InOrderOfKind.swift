// Fails tellsTheLast: the events come in the order of their kinds.
// Also fails joinsInside.
// TASK 2: Tell a listener that joins the last event of each kind.
private var last: [ShopEvent.Kind: ShopEvent] = [:]

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  for kind in ShopEvent.Kind.allCases {
    if let event = last[kind] { listener(event) }
  }
  return events.join(listener)
}

func send(_ event: ShopEvent) {
  last[event.kind] = event
  events.send(event)
}
