import Playground

protocol Logging {
  func log(_ message: String)
}

protocol Tracking {
  func track(_ event: String)
}

extension Log: Logging, Tracking {
  func log(_ message: String) { note(message) }
  func track(_ event: String) { note(event) }
}
