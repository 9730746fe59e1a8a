extension Generic {
  static func screen<C: Client, Time: ShopClock, S: Store, L: Logger>(
    client: C, clock: Time, store: S, logger: L
  ) -> LoginScreen<C, Time, S, L> {
    LoginScreen(client: client, clock: clock, store: store, logger: logger)
  }
}
