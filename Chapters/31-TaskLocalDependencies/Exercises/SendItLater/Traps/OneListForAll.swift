// Fails nothingIsLeft: all outboxes share one list.
// TASK 1: Add and send messages.
nonisolated(unsafe) private static var messages: [() -> String] = []

func add(_ message: @escaping () -> String) {
  let values = ShopValues.current
  Self.messages.append { ShopValues.$current.withValue(values, operation: message) }
}

func send() -> [String] {
  let sending = Self.messages
  Self.messages = []
  return sending.map { message in message() }
}
