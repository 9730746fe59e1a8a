// snippet.container
/// What lives as long as the app, and is everybody's.
final class AppContainer: LoggingDependency, TrackingDependency, TallyDependency {
  let logger: any Logging
  let tracker: any Tracking
  let tally = Tallies()

  init(journal: Journal = Journal()) { (logger, tracker) = (journal, journal) }
}
// snippet.end

/// Keeps what it is told, in order.
final class Journal: Logging, Tracking {
  private(set) var lines: [String] = []

  func log(_ message: String) { lines.append("log: \(message)") }
  func track(_ event: String) { lines.append("track: \(event)") }
}
