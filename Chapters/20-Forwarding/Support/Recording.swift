import Playground

extension Recorder: Logging, Tracking {
  func log(_ message: String) { note("log: \(message)") }
  func track(_ event: String) { note("track: \(event)") }
}

extension [String: Int]: Pricing {
  func cents(of item: Item) -> Int { self[item.name] ?? 0 }
}

extension App {
  /// An app whose services write into one recorder.
  convenience init(recorder: Recorder) {
    self.init(logger: recorder, tracker: recorder, prices: ["tea": 250])
  }
}
