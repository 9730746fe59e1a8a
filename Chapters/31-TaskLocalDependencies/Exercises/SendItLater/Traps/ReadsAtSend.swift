// Fails valuesOfTheAdder: the closure is called with the values of the caller of send.
// Also fails eachItsOwn, addedWhileSending.
// TASK 1: Add and send messages.
private var messages: [() -> String] = []

func add(_ message: @escaping () -> String) { messages.append(message) }

func send() -> [String] {
  let sending = messages
  messages = []
  return sending.map { message in message() }
}
