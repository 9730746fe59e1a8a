// Fails nothingIsLeft: sent messages stay in the list, behind a counter.
// TASK 1: Add and send messages.
private var messages: [() -> String] = []
private var sent = 0

func add(_ message: @escaping () -> String) {
  let values = ShopValues.current
  messages.append { ShopValues.$current.withValue(values, operation: message) }
}

func send() -> [String] {
  let sending = messages[sent...]
  sent = messages.count
  return sending.map { message in message() }
}
