/// What the three fakes of `Before` say, as three copies with one function replaced.
enum TestClients {
  static var soldOut: ShopClient { copy { $0.stock = { _ in 0 } } }
  static var friendless: ShopClient { copy { $0.friends = { _ in [] } } }
  static var unpaid: ShopClient { copy { $0.charge = { _, _ in throw ShopError.nothingToPay } } }
}

/// A copy of the trapping client, with a change.
func copy(_ change: (inout ShopClient) -> Void) -> ShopClient {
  var shop = ShopClient.trapping
  change(&shop)
  return shop
}
