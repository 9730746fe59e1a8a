// Fails keepsNoSubject: the token's closure holds the subject strongly.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [Int: (ShopEvent) -> Void] = [:]
private var count = 0

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  count += 1
  let id = count
  listeners[id] = listener
  return Token { [self] in _ = listeners.removeValue(forKey: id) }
}

func send(_ event: ShopEvent) {
  for id in listeners.keys.sorted() { listeners[id]?(event) }
}
