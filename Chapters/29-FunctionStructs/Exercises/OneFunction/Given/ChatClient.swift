// Given: leave this file as it is.

/// What the chat needs: a function for each call.
struct ChatClient: Sendable {
  var friends: @Sendable () async throws -> [String]
  /// Gives the number of the message.
  var send: @Sendable (_ text: String, _ friend: String) async throws -> Int
  var isOnline: @Sendable (_ friend: String) -> Bool
}

/// What a function throws that a test didn't replace.
struct Unimplemented: Error, Equatable {
  let name: String
}
