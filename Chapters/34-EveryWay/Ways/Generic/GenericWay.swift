extension Way {
  static let generic = Way(
    name: "generic", chapters: [2],
    run: { services, use in await use(App { window(of: services) }) })

  private static func window(of services: Services) -> Window {
    func window(_ screen: Generic.LoginScreen<some Client, some ShopClock, some Store, some Logger>)
      -> Window
    {
      Window(
        logIn: screen.logIn,
        readers: [
          { screen.store.token }, { screen.model.store.token },
          { screen.model.request.store.token },
        ])
    }
    func opened(
      _ client: some Client, _ clock: some ShopClock, _ store: some Store, _ logger: some Logger
    ) -> Window {
      window(Generic.screen(client: client, clock: clock, store: store, logger: logger))
    }
    return opened(services.client, services.clock, services.makeStore(), services.logger)
  }
}
