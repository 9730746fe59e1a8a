// Fails valuesOfTheAdder: only the language, which the story complains of, is kept.
// Also fails eachItsOwn, addedWhileSending.
// TASK 1: Add and send messages.
private var messages: [() -> String] = []

func add(_ message: @escaping () -> String) {
  let language = ShopValues.current.language
  messages.append { withValues({ $0.language = language }, operation: message) }
}

func send() -> [String] {
  let sending = messages
  messages = []
  return sending.map { message in message() }
}
