import Foundation

// The document leaves `Key` open. Here it names a user.
typealias Key = String

// snippet.repository
protocol Repository {
  func get(with key: Key) throws -> Data
}
// snippet.end

final class UserRepository: Repository, Sendable {
  func get(with key: Key) throws -> Data {
    guard key == "u1" else { throw UserError.unknown }
    return Data("Ada".utf8)
  }
}

enum UserError: Error {
  case unknown
}
