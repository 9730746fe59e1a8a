import Foundation
import Login
import ServerAPI

extension ServerAPIClient {
  /// The adapter for a login that needs `() async throws -> User`.
  func user() async throws -> User {
    let bytes = try await data(from: "/login")
    return try JSONDecoder().decode(RemoteUser.self, from: bytes).user
  }

  /// Replaces the method of `URLSession` with this name.
  private func data(from path: String) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      execute(Request(path: path)) { continuation.resume(with: $0) }
    }
  }
}
