// Given: leave this file as it is.

/// A fake of every service of the shop. It records each call.
final class Recorder: Logging, Tracking, Pricing, Messaging {
  private(set) var lines: [String] = []

  func log(_ message: String) { lines.append("log: \(message)") }

  func track(_ event: String) { lines.append("track: \(event)") }

  func cents(of item: Item) -> Int {
    lines.append("price: \(item.name)")
    return 250
  }

  func send(_ text: String, to friend: String) { lines.append("to \(friend): \(text)") }
}
