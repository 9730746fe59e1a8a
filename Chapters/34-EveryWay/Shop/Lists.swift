import Playground

/// Keeps the lines of the log.
final class ListLogger: Logger {
  private let all = Locked<[String]>([])

  var lines: [String] { all.withLock { $0 } }

  func log(_ line: String) { all.withLock { $0.append(line) } }
}

/// Keeps the events for marketing.
final class ListTracker: Tracker {
  private let all = Locked<[String]>([])

  var events: [String] { all.withLock { $0 } }

  func track(_ event: String) { all.withLock { $0.append(event) } }
}
