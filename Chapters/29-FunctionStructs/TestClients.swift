/// Three copies that each replace one function, and return what the three fakes of `Before` do.
enum TestClients {
  static var soldOut: ShopClient { testClient { $0.stock = { _ in 0 } } }
  static var friendless: ShopClient { testClient { $0.friends = { _ in [] } } }
  static var unpaid: ShopClient {
    testClient { $0.charge = { _, _ in throw ShopError.nothingToPay } }
  }
}

/// A copy of the trapping client with replaced functions.
func testClient(_ change: (inout ShopClient) -> Void) -> ShopClient {
  var shop = ShopClient.trapping
  change(&shop)
  return shop
}
