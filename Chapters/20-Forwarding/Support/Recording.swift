import Playground

extension Log: Logging, Tracking {
  func log(_ message: String) { note("log: \(message)") }
  func track(_ event: String) { note("track: \(event)") }
}

extension [String: Int]: Pricing {
  func cents(of item: Item) -> Int { self[item.name] ?? 0 }
}

extension App {
  /// An app whose services write into one log.
  convenience init(log: Log) {
    self.init(logger: log, tracker: log, prices: ["tea": 250])
  }
}

/// An app that records each read and each call. A container can't detect which view reads it, so the readers'
/// names are fixed: in this scenario, only the image reads the logger, and only the page reads the tracker.
struct RecordingApp: LoggingDependency, TrackingDependency {
  let calls: Log

  var logger: any Logging { read("logger", by: "ProductImageView") }
  var tracker: any Tracking { read("tracker", by: "ProductDetailView") }

  private func read(_ service: String, by view: String) -> RecordingService {
    calls.call(service, from: view, to: "App")
    return RecordingService(calls: calls, name: service, caller: view)
  }
}

struct RecordingService: Logging, Tracking {
  let calls: Log
  let name: String
  let caller: String

  func log(_ message: String) { calls.call(message, from: caller, to: name) }
  func track(_ event: String) { calls.call(event, from: caller, to: name) }
}
