// Fails valuesOfTheAdder: a value that was not set where the message was added is the sender's.
// Also fails addedWhileSending.
// TASK 1: Add and send messages.
private var messages: [() -> String] = []

func add(_ message: @escaping () -> String) {
  let values = ShopValues.current
  messages.append {
    withValues {
      $0.customer = values.customer ?? $0.customer
      $0.language = values.language ?? $0.language
    } operation: {
      message()
    }
  }
}

func send() -> [String] {
  let sending = messages
  messages = []
  return sending.map { message in message() }
}
