// Fails comesAndGoesInside: when one leaves, the next one moves to its place and isn't told.
// Also fails sendsInside, joinsInside, doesAllOfTask1.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [(id: Int, hear: (ShopEvent) -> Void)] = []
private var count = 0

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  count += 1
  let id = count
  listeners.append((id, listener))
  return Token { [weak self] in self?.listeners.removeAll { $0.id == id } }
}

func send(_ event: ShopEvent) {
  var index = 0
  while index < listeners.count {
    listeners[index].hear(event)
    index += 1
  }
}
