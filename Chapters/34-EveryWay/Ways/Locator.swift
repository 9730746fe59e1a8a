enum Locator {
  @MainActor
  struct LoginScreen {
    func logIn(_ name: String) -> String { LoginModel().submit(name) }
  }

  @MainActor
  struct LoginModel {
    func submit(_ name: String) -> String {
      Locator.shared.resolve(LoginRequest.self).send(name)
    }
  }

  struct LoginRequest {
    let client: any Client
    let clock: any ShopClock
    let store: any Store
    let logger: any Logger

    func send(_ name: String) -> String {
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }

  // MARK: Root

  /// All code can use this container.
  @MainActor static var shared = Container()

  @MainActor
  static func container(_ services: Services) -> Container {
    let container = Container()
    container.register((any Client).self) { _ in services.client }
    container.register((any ShopClock).self) { _ in services.clock }
    container.register((any Store).self) { _ in services.makeStore() }
    container.register((any Logger).self) { _ in services.logger }
    container.register(LoginRequest.self, isCached: false) {
      LoginRequest(
        client: $0.resolve(), clock: $0.resolve(), store: $0.resolve(), logger: $0.resolve())
    }
    return container
  }
}

// MARK: - For the probes

extension Way {
  /// The model resolves from a container that all code shares.
  static let locator = Way(
    name: "locator", chapters: [30], dependency: (lines: 5, declarations: 2),
    run: { services, use in await use(app(of: Locator.container(services))) },
    forgotten: { app(of: containerWithoutClock()).open() },
    anyCode: storeOfTheContainer)

  /// Like `locator`, but also checks at the start that every service is registered.
  static let checked = Way(
    name: "checked", chapters: [30], dependency: (lines: 5, declarations: 2),
    run: { services, use in await use(checkedApp(of: Locator.container(services))) },
    forgotten: { checkedApp(of: containerWithoutClock()).open() },
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
