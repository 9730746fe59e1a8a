import Playground

extension Recorder: Logging, Tracking {
  func log(_ message: String) { note(message) }
  func track(_ event: String) { note("track: \(event)") }
}

extension App {
  /// An app whose services write into one recorder.
  convenience init(recorder: Recorder) { self.init(logger: recorder, tracker: recorder) }
}

/// What the alias of each version asks for: `OwnAlias.requires -> Tracking`.
func required(_ versions: [(name: String, alias: Any.Type)]) -> [String] {
  versions.flatMap { version in
    "\(version.alias)".split(separator: " & ").map {
      "\(version.name).requires -> \($0.dropLast("Dependency".count))"
    }
  }
}
