// The login's services, which are the same for all ways.

protocol Client: AnyObject, Sendable {
  func token(for name: String) -> String
}

protocol ShopClock: AnyObject, Sendable {
  var now: String { get }
}

/// Stores the token of a login.
protocol Store: AnyObject, Sendable {
  var token: String? { get }
  func keep(_ token: String)
}

protocol Logger: AnyObject, Sendable {
  func log(_ line: String)
}

/// The login doesn't use it yet. The edits in `Edits` add it to every way.
protocol Tracker: AnyObject, Sendable {
  func track(_ event: String)
}
