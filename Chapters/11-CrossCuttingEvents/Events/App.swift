/// Both features, which announce their events to the root's closure.
@MainActor
struct App {
  let login: LoginViewModel
  let checkout: Checkout

  init(announce: @escaping (ShopEvent) -> Void) {
    login = LoginViewModel(users: UserRepository(), announce: announce)
    checkout = Checkout(prices: ListPrices(), client: ServerAPIClient(), announce: announce)
  }
}
