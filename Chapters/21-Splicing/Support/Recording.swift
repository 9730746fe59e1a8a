import Playground

extension Recorder: Logging, Tracking {
  func log(_ message: String) { note("log: \(message)") }
  func track(_ event: String) { note("track: \(event)") }
}

extension App {
  /// An app whose services write into one recorder.
  convenience init(recorder: Recorder) { self.init(logger: recorder, tracker: recorder) }
}
