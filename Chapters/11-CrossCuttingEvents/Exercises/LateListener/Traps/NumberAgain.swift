// Fails leavesWithItsToken: after one left, a new listener takes the number of another.
// Also fails comesAndGoesInside, sendsInside, joinsInside, doesAllOfTask1.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [Int: (ShopEvent) -> Void] = [:]

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  let id = listeners.count
  listeners[id] = listener
  return Token { [weak self] in _ = self?.listeners.removeValue(forKey: id) }
}

func send(_ event: ShopEvent) {
  for id in listeners.keys.sorted() { listeners[id]?(event) }
}
