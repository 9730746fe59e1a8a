import Playground
import TextUI

extension Log: Logging, Tracking {
  func log(_ message: String) { note("log: \(message)") }
  func track(_ event: String) { note("track: \(event)") }
}

/// Holds the view that is open.
final class Screen {
  private let view: any View

  init(_ view: some View) { self.view = view }
}
