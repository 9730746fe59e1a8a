import Foundation

nonisolated struct Item: Codable, Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  /// In cents.
  let price: Int
  let dealEnds: Date
}

nonisolated struct User: Codable, Equatable, Sendable {
  let name: String
  let token: String
}

nonisolated struct Receipt: Codable, Sendable {
  let number: Int
  let customer: String
}

nonisolated struct CartLine: Equatable, Sendable {
  let name: String
  let quantity: Int
  /// Of all pieces, in cents.
  let price: Int
}

nonisolated enum ShopError: Error, Equatable {
  case offline
  case status(Int)

  /// What a screen shows.
  var message: String {
    switch self {
    case .offline: "No connection"
    case .status(401): "Please log in"
    case .status(403): "Wrong name or password"
    case .status(let code): "The server returned \(code)"
    }
  }
}

nonisolated func money(_ cents: Int) -> String {
  "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
}
