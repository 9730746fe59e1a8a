/// A customer's post in the chat.
struct Request: Sendable {
  let id: String
  let user: String
  let text: String
}

protocol Translator: Sendable {
  func translate(_ text: String) async -> String
}

/// The messages of all customers.
actor Room {
  private(set) var messages: [String] = []

  /// - Returns: the number of messages.
  func add(_ message: String) -> Int {
    messages.append(message)
    return messages.count
  }
}

/// The services that live as long as the server.
struct AppScope: Sendable {
  let translator: any Translator
  let room: Room
  let logger: Logger
}
