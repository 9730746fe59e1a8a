import Playground

extension Recorder: Logging, Tracking {
  func log(_ message: String) { note("log: \(message)") }
  func track(_ event: String) { note("track: \(event)") }
}

/// Holds a view while it is shown.
final class Screen {
  let content: ProductDetailView<App>

  init(content: ProductDetailView<App>) { self.content = content }
}
