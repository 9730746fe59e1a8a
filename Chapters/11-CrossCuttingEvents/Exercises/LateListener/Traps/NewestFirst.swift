// Fails tellsEach: it goes backwards so that listeners can leave, and turns the order round.
// Also fails leavesWithItsToken, comesAndGoesInside, sendsInside, keepsNoSubject, tellsTheLast, joinsInside, sharesNothing, doesAllOfTask1.
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
  for listener in listeners.reversed() where listeners.contains(where: { $0.id == listener.id }) {
    listener.hear(event)
  }
}
