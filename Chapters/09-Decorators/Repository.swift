import Foundation

// The document doesn't define `Key`. Here it is a user's name.
typealias Key = String

protocol Repository {
  func get(with key: Key) throws -> Data
}

final class UserRepository: Repository, Sendable {
  func get(with key: Key) throws -> Data {
    guard key == "u1" else { throw UserError.unknown }
    return Data("Ada".utf8)
  }
}

enum UserError: Error {
  case unknown
  case offline
}
