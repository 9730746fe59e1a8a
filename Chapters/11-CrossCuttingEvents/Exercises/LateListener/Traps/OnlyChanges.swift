// Fails tellsEach: an equal event isn't told.
// Also fails tellsTheLast, sendsInside, doesAllOfTask1.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [Int: (ShopEvent) -> Void] = [:]
private var count = 0

private var before: ShopEvent?

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  count += 1
  let id = count
  listeners[id] = listener
  return Token { [weak self] in _ = self?.listeners.removeValue(forKey: id) }
}

func send(_ event: ShopEvent) {
  guard event != before else { return }
  before = event
  for id in listeners.keys.sorted() { listeners[id]?(event) }
}
