// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

/// Keeps the messages of the chat until there is a connection.
final class Outbox {
  // TASK 1: Keep a message together with its values.
  private var messages: [() -> String] = []

  func add(_ message: @escaping () -> String) {
    let values = ShopValues.current
    messages.append { ShopValues.$current.withValue(values, operation: message) }
  }

  func send() -> [String] {
    let sending = messages
    messages = []
    return sending.map { message in message() }
  }
  // STUB
  // private var messages: [() -> String] = []
  //
  // func add(_ message: @escaping () -> String) { messages.append(message) }
  //
  // func send() -> [String] {
  //   let sending = messages
  //   messages = []
  //   return sending.map { message in message() }
  // }
  // END
}

/// A receipt, whose lines are made when a screen shows them.
final class Receipt {
  // TASK 2: Make the lines with the values that count.
  private let items: [String]
  private let atCreation = ShopValues.current

  init(items: [String]) { self.items = items }

  func lines(_ makeLine: (String) -> String) -> [String] {
    withValues {
      $0.customer = $0.customer ?? atCreation.customer
      $0.language = $0.language ?? atCreation.language
    } operation: {
      items.map(makeLine)
    }
  }
  // STUB
  // private let items: [String]
  //
  // init(items: [String]) { self.items = items }
  //
  // func lines(_ makeLine: (String) -> String) -> [String] { items.map(makeLine) }
  // END
}
