// Fails leavesWithItsToken: behind one that left, each token names the wrong place.
// Also fails tellsEach, comesAndGoesInside, sendsInside, joinsInside, doesAllOfTask1.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [(ShopEvent) -> Void] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  listeners.append(listener)
  let place = listeners.count - 1
  return Token { [weak self] in
    guard let self, place < listeners.count else { return }
    listeners.remove(at: place)
  }
}

func send(_ event: ShopEvent) {
  for listener in listeners { listener(event) }
}
