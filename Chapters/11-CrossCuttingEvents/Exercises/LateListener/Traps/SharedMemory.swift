// Fails sharesNothing: all subjects have one memory.
// Also fails tellsTheLast, joinsInside, doesAllOfTask1.
// TASK 2: Tell a listener that joins the last event of each kind.
nonisolated(unsafe) private static var last: [ShopEvent] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  for event in Self.last { listener(event) }
  return events.join(listener)
}

func send(_ event: ShopEvent) {
  Self.last.removeAll { $0.kind == event.kind }
  Self.last.append(event)
  events.send(event)
}
