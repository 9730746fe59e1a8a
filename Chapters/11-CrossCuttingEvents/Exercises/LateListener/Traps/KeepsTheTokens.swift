// Fails leavesWithItsToken: the subject keeps each token, so none is ever freed.
// Also fails tellsEach, comesAndGoesInside, sendsInside, tellsTheLast, joinsInside, doesAllOfTask1.
// TASK 1: Let listeners join and leave, and tell them each event.
private var listeners: [Int: (ShopEvent) -> Void] = [:]
private var count = 0

private var tokens: [Token] = []

func join(_ listener: @escaping (ShopEvent) -> Void) -> Token {
  count += 1
  let id = count
  listeners[id] = listener
  let token = Token { [weak self] in _ = self?.listeners.removeValue(forKey: id) }
  tokens.append(token)
  return token
}

func send(_ event: ShopEvent) {
  for id in listeners.keys.sorted() { listeners[id]?(event) }
}
