import SwiftUI

/// Sends the orders of a customer who is logged in.
protocol APIClient: Sendable {
  func order(_ item: String, token: String) async throws
}

@MainActor
final class SessionStore {
  /// The token of the login; nil after logout.
  var token: String?

  init(token: String) { self.token = token }
}

struct LoggedOut: Error {}
