public struct StockClient: Sendable {
  public var stock: @Sendable (_ product: String) async throws -> Int
}

public struct OpenStockClient: Sendable {
  public var stock: @Sendable (_ product: String) async throws -> Int

  public init(stock: @escaping @Sendable (_ product: String) async throws -> Int) {
    self.stock = stock
  }
}
