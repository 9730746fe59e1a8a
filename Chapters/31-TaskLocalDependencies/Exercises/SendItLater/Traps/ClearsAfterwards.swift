// Fails addedWhileSending: what a closure adds is thrown away with the rest.
// TASK 1: Add and send messages.
private var messages: [() -> String] = []

func add(_ message: @escaping () -> String) {
  let values = ShopValues.current
  messages.append { ShopValues.$current.withValue(values, operation: message) }
}

func send() -> [String] {
  defer { messages = [] }
  return messages.map { message in message() }
}
