// Given: leave this file as it is. It is public because an app writes these names.

/// Sends messages to friends.
public protocol Messaging {
  /// Opens a line to a friend. It closes when the last reference to it is gone.
  func line(to friend: String) -> any ChatLine
}

/// An open line to one friend.
public protocol ChatLine: AnyObject {
  func send(_ text: String)
}

/// Records what people do.
public protocol Tracking {
  func track(_ event: String)
}

public protocol MessagingDependency {
  var messenger: any Messaging { get }
}

public protocol TrackingDependency {
  var tracker: any Tracking { get }
}
