// Fails madeWhenSent: the text is made when the message is added.
// Also fails addedWhileSending, nothingIsLeft.
// TASK 1: Add and send messages.
private var texts: [String] = []

func add(_ message: @escaping () -> String) { texts.append(message()) }

func send() -> [String] {
  defer { texts = [] }
  return texts
}
