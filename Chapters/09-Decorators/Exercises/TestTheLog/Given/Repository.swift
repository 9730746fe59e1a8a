// Given: leave this file as it is.

import Foundation

/// Names a user.
typealias Key = String

/// Reads user accounts. The app's repository is another company's SDK.
protocol Repository {
  func get(with key: Key) throws -> Data
}

enum UserError: Error {
  case unknown
  case offline
}
