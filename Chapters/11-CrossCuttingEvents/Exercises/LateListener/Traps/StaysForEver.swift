// Fails leavesWithItsToken: the token does nothing.
// Also fails tellsEach, comesAndGoesInside, sendsInside, tellsTheLast, joinsInside, doesAllOfTask1.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [(ShopEvent) -> Void] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  listeners.append(listener)
  return Token {}
}

func send(_ event: ShopEvent) {
  for listener in listeners { listener(event) }
}
