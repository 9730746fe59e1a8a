// snippet.eventshop
/// Both features, announcing to whatever the root gives them.
@MainActor
struct EventShop {
  let login: Login
  let checkout: Checkout

  init(announce: @escaping (ShopEvent) -> Void) {
    login = Login(users: UserRepository(), announce: announce)
    checkout = Checkout(prices: ListPrices(), payments: CardPayments(), announce: announce)
  }
}
// snippet.end
