import Playground

final class ListLogger: Logger {
  private let storage = Locked<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func log(_ line: String) { storage.withLock { $0.append(line) } }
}

/// Stores events for marketing.
final class ListTracker: Tracker {
  private let storage = Locked<[String]>([])

  var events: [String] { storage.withLock { $0 } }

  func track(_ event: String) { storage.withLock { $0.append(event) } }
}
