import Foundation
import Login
import ServerAPI

extension ServerAPIClient {
  /// The adapter of a login that asks for `() async throws -> User`.
  func user() async throws -> User {
    let bytes = try await data(from: "/login")
    return try JSONDecoder().decode(RemoteUser.self, from: bytes).user
  }

  /// Stands in for `URLSession`, which has such a method.
  private func data(from path: String) async throws -> Data {
    try await withCheckedThrowingContinuation { answer in
      execute(Request(path: path)) { answer.resume(with: $0) }
    }
  }
}
