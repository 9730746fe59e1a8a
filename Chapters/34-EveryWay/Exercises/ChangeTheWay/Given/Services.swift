// Given: leave this file as it is.

/// What an app is made with. The store is made, so that each window can have one of its own.
@MainActor
struct Services {
  let server: any ChatServer
  let clock: any ChatClock
  let log: any ChatLog
  let makeStore: () -> any ChatStore
}

@MainActor
protocol ChatServer: AnyObject {
  /// Answers later, with the number of the message, or with nil if it could not be sent.
  func send(_ text: String, answer: @escaping (Int?) -> Void)
  func confirm(_ number: Int)
}

@MainActor
protocol ChatClock: AnyObject {
  var now: String { get }
}

/// Keeps the messages that a window shows.
@MainActor
protocol ChatStore: AnyObject {
  var messages: [String] { get }
  func keep(_ message: String)
}

@MainActor
protocol ChatLog: AnyObject {
  func write(_ line: String)
}
