/// Reserves items for customers.
protocol Stock: Sendable {
  func reserve(_ item: String) async -> Bool
}

/// Simulates the real stock, with every item available.
struct Warehouse: Stock {
  func reserve(_ item: String) async -> Bool { true }
}

/// Simulates the database. A real one has a connection pool.
actor Database {
  private let logins = ["token of Ada": "Ada", "token of Bob": "Bob"]
  private var carts: [String: [String]] = [:]

  func user(of token: String) -> String? { logins[token] }

  func add(_ items: [String], toCartOf user: String) -> [String] {
    carts[user, default: []] += items
    return carts[user, default: []]
  }
}
