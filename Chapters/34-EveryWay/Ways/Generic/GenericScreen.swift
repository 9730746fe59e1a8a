enum Generic {}

extension Generic {
  struct LoginScreen<C: Client, Time: ShopClock, S: Store, L: Logger> {
    let client: C
    let clock: Time
    let store: S
    let logger: L

    var model: LoginModel<C, Time, S, L> {
      LoginModel(client: client, clock: clock, store: store, logger: logger)
    }

    func logIn(_ name: String) -> String { model.submit(name) }
  }
}
