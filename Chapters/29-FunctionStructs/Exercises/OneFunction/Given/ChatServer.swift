// Given: leave this file as it is.

/// The chat's server.
protocol ChatServer: AnyObject, Sendable {
  func friends() async throws -> [String]
  func send(_ text: String, to friend: String) async throws -> Int
  func isOnline(_ friend: String) -> Bool
}
