/// Keeps what was logged, in order.
final class SpyLogger: Logging {
  private(set) var messages: [String] = []

  func log(_ message: String) { messages.append(message) }
}

/// Keeps what was tracked, in order.
final class SpyTracker: Tracking {
  private(set) var events: [String] = []

  func track(_ event: String) { events.append(event) }
}
