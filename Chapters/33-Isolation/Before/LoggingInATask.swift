extension Before {
  /// Asks in a task of its own, which doesn't hear that the caller was cancelled.
  struct LoggingPrices: Prices {
    let base: any Prices
    let log: @Sendable (String) -> Void

    func price(of item: String) async throws -> Int {
      try await Task {
        log("asks for \(item)")
        let cents = try await base.price(of: item)
        log("\(item) costs \(cents)")
        return cents
      }.value
    }
  }
}
