// snippet.leaves
protocol Logging { func log(_ message: String) }

protocol Tracking { func track(_ event: String) }

/// Remembers whether something is shown in full.
protocol Expanding: AnyObject { var isExpanded: Bool { get set } }

protocol LoggingDependency { var logger: any Logging { get } }

protocol TrackingDependency { var tracker: any Tracking { get } }

protocol ExpandingDependency { var expansion: any Expanding { get } }
// snippet.end

extension Tracking {
  func trackAddToCart() { track("addToCart") }
}

/// Keeps what it gets, in order.
final class Spy: Logging, Tracking {
  private var lines: [String] = []

  func log(_ message: String) { lines.append(message) }
  func track(_ event: String) { lines.append("track: \(event)") }

  /// What came since it was asked last.
  func news() -> [String] {
    defer { lines = [] }
    return lines
  }
}

final class Expansion: Expanding {
  var isExpanded = false
}
