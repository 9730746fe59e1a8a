/// Is every service, and keeps what each was told, in order.
final class Journal: Logging, Tracking, Analytics {
  private(set) var lines: [String] = []

  func log(_ message: String) { lines.append("log: \(message)") }
  func track(_ event: String) { lines.append("track: \(event)") }
  func count(_ event: String) { lines.append("count: \(event)") }
}

// snippet.providers
/// The composition root's object: it has everything.
final class App: LoggingDependency, TrackingDependency, AnalyticsDependency {
  let journal = Journal()

  var logger: any Logging { journal }
  var tracker: any Tracking { journal }
  var analytics: any Analytics { journal }
}

/// A root that has tracking, and nothing else.
struct Slim: TrackingDependency {
  let journal = Journal()

  var tracker: any Tracking { journal }
}
// snippet.end

// snippet.needs
/// What an alias asks for. The compiler keeps the set, in the order of the names; it has forgotten
/// by which way each came in.
func needs(_ alias: Any.Type) -> String {
  "\(alias)".split(separator: " & ").map { $0.dropLast("Dependency".count) }
    .joined(separator: ", ")
}
// snippet.end
