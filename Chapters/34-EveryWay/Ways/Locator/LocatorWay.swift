extension Way {
  /// The model asks a container that all code shares.
  static let locator = Way(
    name: "locator", chapters: [30],
    run: { services, use in await use(app(of: Locator.container(services))) },
    forgotten: { app(of: containerWithoutClock()).open() },
    anyCode: storeOfTheContainer)

  /// The same, and its start checks that every service is registered.
  static let checked = Way(
    name: "checked", chapters: [30],
    run: { services, use in await use(checkedApp(of: Locator.container(services))) },
    forgotten: { checkedApp(of: containerWithoutClock()).open() },
    sharesFilesWith: "locator",
    anyCode: storeOfTheContainer)

  private static func app(of container: Container) -> App {
    Locator.shared = container
    return App(
      open: { Window(logIn: { Locator.LoginScreen().logIn($0) }, readers: []) },
      replaceClock: { clock in container.register((any ShopClock).self) { _ in clock } })
  }

  private static func checkedApp(of container: Container) -> App {
    container.check()
    return app(of: container)
  }

  private static func containerWithoutClock() -> Container {
    let container = Locator.container(Services())
    container.unregister((any ShopClock).self)
    return container
  }

  private static func storeOfTheContainer() -> String? {
    Locator.shared.resolve((any Store).self).token
  }
}
