// Fails addedWhileSending: what a closure adds is sent at once.
// TASK 1: Add and send messages.
private var messages: [() -> String] = []

func add(_ message: @escaping () -> String) {
  let values = ShopValues.current
  messages.append { ShopValues.$current.withValue(values, operation: message) }
}

func send() -> [String] {
  var texts: [String] = []
  while !messages.isEmpty { texts.append(messages.removeFirst()()) }
  return texts
}
