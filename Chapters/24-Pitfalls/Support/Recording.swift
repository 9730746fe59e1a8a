import Playground

extension Log: Logging, Tracking {
  func log(_ message: String) { note(message) }
  func track(_ event: String) { note("track: \(event)") }
}

extension App {
  /// An app whose services write into one log.
  convenience init(log: Log) { self.init(logger: log, tracker: log) }
}

/// The services that each version's alias requires: `OwnAlias.requires -> Tracking`.
func requirements(of versions: [(name: String, alias: Any.Type)]) -> [String] {
  versions.flatMap { version in
    "\(version.alias)".split(separator: " & ").map {
      "\(version.name).requires -> \($0.dropLast("Dependency".count))"
    }
  }
}
