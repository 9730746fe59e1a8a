// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

protocol Pricing {
  func cents(of item: Item) -> Int
}

/// The shop's new chat.
protocol Messaging {
  func send(_ text: String, to friend: String)
}
