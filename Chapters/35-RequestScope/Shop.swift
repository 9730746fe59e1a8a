/// Sets an item aside for a customer, if there is one left.
protocol Stock: Sendable {
  func reserve(_ item: String) async -> Bool
}

/// Stands for the real stock, which has everything.
struct Warehouse: Stock {
  func reserve(_ item: String) async -> Bool { true }
}

/// Stands for the database. A real one has a pool of connections, and lends each query one of them.
actor Database {
  private let logins = ["token of Ada": "Ada", "token of Bob": "Bob"]
  private var carts: [String: [String]] = [:]

  func user(of token: String) -> String? { logins[token] }

  func add(_ items: [String], toCartOf user: String) -> [String] {
    carts[user, default: []] += items
    return carts[user, default: []]
  }
}
