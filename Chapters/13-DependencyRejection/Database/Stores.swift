import Foundation

/// For tests and previews.
actor InMemoryOrders: OrderStore {
  private var orders: [Int: Order] = [:]

  func save(_ order: Order) { orders[order.number] = order }

  func unpaidOrders(of customer: String) -> [Order] {
    orders.values.filter { $0.customer == customer && !$0.isPaid }
      .sorted { $0.number > $1.number }
  }
}

/// Appends each order to a file, as a line of JSON. The last line of a number is valid.
actor FileOrders: OrderStore {
  private let file: URL

  init(file: URL) { self.file = file }

  func save(_ order: Order) throws {
    if !FileManager.default.fileExists(atPath: file.path()) { try Data().write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: JSONEncoder().encode(order) + Data("\n".utf8))
  }

  func unpaidOrders(of customer: String) throws -> [Order] {
    guard FileManager.default.fileExists(atPath: file.path()) else { return [] }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    var newest: [Int: Order] = [:]
    for line in lines {
      let order = try JSONDecoder().decode(Order.self, from: Data(line.utf8))
      newest[order.number] = order
    }
    return newest.values.filter { $0.customer == customer && !$0.isPaid }
      .sorted { $0.number > $1.number }
  }
}
