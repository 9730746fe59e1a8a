protocol Prices: Sendable {
  func price(of item: String) async throws -> Int
}

/// Logs before and after each request, and waits for the answer in the caller's task.
struct LoggingPrices: Prices {
  let base: any Prices
  let log: @Sendable (String) -> Void

  func price(of item: String) async throws -> Int {
    log("asks for \(item)")
    let cents = try await base.price(of: item)
    log("\(item) costs \(cents)")
    return cents
  }
}
