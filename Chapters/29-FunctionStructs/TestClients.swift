/// What the three fakes of `Before` say, as three copies with one function replaced.
enum TestClients {
  static var soldOut: ShopClient {
    var shop = ShopClient.trapping
    shop.stock = { _ in 0 }
    return shop
  }

  static var friendless: ShopClient {
    var shop = ShopClient.trapping
    shop.friends = { _ in [] }
    return shop
  }

  static var unpaid: ShopClient {
    var shop = ShopClient.trapping
    shop.charge = { _, _ in throw ShopError.nothingToPay }
    return shop
  }
}
