// Given: leave this file as it is.

/// The services of an app. The app makes a store for each window.
@MainActor
struct Services {
  let server: any ChatServer
  let clock: any ChatClock
  let makeStore: () -> any ChatStore
}

@MainActor
protocol ChatServer: AnyObject {
  /// Calls the closure later, when the message has arrived.
  func send(_ text: String, answer: @escaping () -> Void)
}

@MainActor
protocol ChatClock: AnyObject {
  var now: String { get }
}

/// Stores the messages of a window.
@MainActor
protocol ChatStore: AnyObject {
  var messages: [String] { get }
  func keep(_ message: String)
}
