extension Way {
  static let container = Way(
    name: "container", chapters: [30],
    run: { services, use in await use(app(of: .make(services))) },
    forgotten: { app(of: containerWithoutClock()).open() },
    anyCode: storeOfTheContainer)

  /// The same, and its start checks that every service is registered.
  static let checked = Way(
    name: "checked", chapters: [30],
    run: { services, use in await use(checkedApp(of: .make(services))) },
    forgotten: { checkedApp(of: containerWithoutClock()).open() },
    sharesFilesWith: "container",
    anyCode: storeOfTheContainer)

  private static func app(of container: Container) -> App {
    Container.shared = container
    return App(
      open: { Window(logIn: { Container.LoginScreen().logIn($0) }, readers: []) },
      replaceClock: { clock in container.register((any ShopClock).self) { _ in clock } })
  }

  private static func checkedApp(of container: Container) -> App {
    container.check()
    return app(of: container)
  }

  private static func containerWithoutClock() -> Container {
    let (container, services) = (Container(), Services())
    container.register((any Client).self) { _ in services.client }
    container.register((any Store).self) { _ in services.makeStore() }
    container.register((any Logger).self) { _ in services.logger }
    container.registerLogin()
    return container
  }

  private static func storeOfTheContainer() -> String? {
    Container.shared.resolve((any Store).self).token
  }
}
