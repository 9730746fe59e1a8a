// Fails addedWhileSending: what a closure adds gets the values of that closure, whatever it has set.
// TASK 1: Add and send messages.
private var messages: [(values: ShopValues, message: () -> String)] = []
private var sendingValues: ShopValues?

func add(_ message: @escaping () -> String) {
  messages.append((sendingValues ?? ShopValues.current, message))
}

func send() -> [String] {
  let sending = messages
  messages = []
  defer { sendingValues = nil }
  return sending.map { values, message in
    sendingValues = values
    return ShopValues.$current.withValue(values, operation: message)
  }
}
