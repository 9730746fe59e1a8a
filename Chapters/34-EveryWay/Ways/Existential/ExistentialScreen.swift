enum Existential {}

extension Existential {
  struct LoginScreen {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    var model: LoginModel {
      LoginModel(client: client, clock: clock, store: store, logger: logger)
    }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
