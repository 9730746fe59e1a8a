// Fails eachItsOwn: the outbox keeps the values of the message that was added last.
// Also fails addedWhileSending.
// TASK 1: Add and send messages.
private var messages: [() -> String] = []
private var values = ShopValues()

func add(_ message: @escaping () -> String) {
  values = ShopValues.current
  messages.append(message)
}

func send() -> [String] {
  let sending = messages
  messages = []
  return ShopValues.$current.withValue(values) { sending.map { message in message() } }
}
