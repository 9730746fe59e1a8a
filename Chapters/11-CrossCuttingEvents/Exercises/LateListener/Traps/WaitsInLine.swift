// Fails sendsInside: the other event waits until the first one has been told.
// Also fails joinsInside, doesAllOfTask1.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [Int: (ShopEvent) -> Void] = [:]
private var count = 0

private var waiting: [ShopEvent] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  count += 1
  let id = count
  listeners[id] = listener
  return Token { [weak self] in _ = self?.listeners.removeValue(forKey: id) }
}

func send(_ event: ShopEvent) {
  waiting.append(event)
  guard waiting.count == 1 else { return }
  while let next = waiting.first {
    for id in listeners.keys.sorted() { listeners[id]?(next) }
    waiting.removeFirst()
  }
}
