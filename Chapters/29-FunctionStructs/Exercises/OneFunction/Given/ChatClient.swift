// Given: leave this file as it is.

/// The chat's client, with a function for each call.
struct ChatClient: Sendable {
  var friends: @Sendable () async throws -> [String]
  /// Returns the number of the message.
  var send: @Sendable (_ text: String, _ friend: String) async throws -> Int
  var isOnline: @Sendable (_ friend: String) -> Bool
}

/// The error of a function that a test didn't replace.
struct Unimplemented: Error, Equatable {
  let name: String
}
