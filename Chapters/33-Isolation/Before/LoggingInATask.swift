extension Before {
  /// Makes the request in an unstructured task, which isn't canceled with the caller.
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
