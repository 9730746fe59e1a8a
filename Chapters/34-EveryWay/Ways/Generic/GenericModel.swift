extension Generic {
  struct LoginModel<C: Client, Time: ShopClock, S: Store, L: Logger> {
    let client: C
    let clock: Time
    let store: S
    let logger: L

    var request: LoginRequest<C, Time, S, L> {
      LoginRequest(client: client, clock: clock, store: store, logger: logger)
    }

    func submit(_ name: String) -> String { request.send(name) }
  }
}
