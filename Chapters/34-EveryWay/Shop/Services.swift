// The services of the login. Every way hands them out, and no way changes them.

protocol Client: AnyObject, Sendable {
  func token(for name: String) -> String
}

protocol ShopClock: AnyObject, Sendable {
  var now: String { get }
}

/// Keeps the token of one login.
protocol Store: AnyObject, Sendable {
  var token: String? { get }
  func keep(_ token: String)
}

protocol Logger: AnyObject, Sendable {
  func log(_ line: String)
}

/// The login doesn't use it yet. The edits in `Edits` let every way hand it out as well.
protocol Tracker: AnyObject, Sendable {
  func track(_ event: String)
}
