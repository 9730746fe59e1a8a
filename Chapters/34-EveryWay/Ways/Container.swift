/// Makes objects on request, from registered factories. A cached object is made once.
@MainActor
final class Container {
  private var factories: [ObjectIdentifier: (isCached: Bool, make: (Container) -> Any)] = [:]
  private var made: [ObjectIdentifier: Any] = [:]

  func register<Service>(
    _ type: Service.Type, isCached: Bool = true, make: @escaping (Container) -> Service
  ) {
    factories[ObjectIdentifier(type)] = (isCached, make)
    made[ObjectIdentifier(type)] = nil
  }

  func unregister<Service>(_ type: Service.Type) { factories[ObjectIdentifier(type)] = nil }

  func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    let key = ObjectIdentifier(type)
    if let service = made[key] { return service as! Service }
    guard let factory = factories[key] else { fatalError("No registration: \(type)") }
    let service = factory.make(self)
    if factory.isCached { made[key] = service }
    return service as! Service
  }

  /// Makes each registered object once. Crashes if a registration is missing.
  func check() {
    for factory in factories.values { _ = factory.make(self) }
  }
}

extension Container {
  struct LoginScreen {
    let model: LoginModel

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  struct LoginModel {
    let request: LoginRequest

    func submit(_ name: String) -> String { request.send(name) }
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

  /// Only the code that opens a window resolves from this container.
  static func make(_ services: Services) -> Container {
    let container = Container()
    container.register((any Client).self) { _ in services.client }
    container.register((any ShopClock).self) { _ in services.clock }
    container.register((any Store).self) { _ in services.makeStore() }
    container.register((any Logger).self) { _ in services.logger }
    container.register(LoginRequest.self, isCached: false) {
      LoginRequest(
        client: $0.resolve(), clock: $0.resolve(), store: $0.resolve(), logger: $0.resolve())
    }
    container.register(LoginModel.self, isCached: false) { LoginModel(request: $0.resolve()) }
    container.register(LoginScreen.self, isCached: false) { LoginScreen(model: $0.resolve()) }
    return container
  }
}

// MARK: - For the probes

extension Way {
  /// Only the root has the container, and resolves each window's screen.
  static let container = Way(
    name: "container", chapters: [30], dependency: (lines: 5, declarations: 2),
    run: { services, use in
      let container = Container.make(services)
      await use(
        App(
          open: { window(of: container) },
          replaceClock: { clock in container.register((any ShopClock).self) { _ in clock } }))
    },
    forgotten: {
      let container = Container.make(Services())
      container.unregister((any ShopClock).self)
      return window(of: container)
    })

  private static func window(of container: Container) -> Window {
    let screen = container.resolve(Container.LoginScreen.self)
    return Window(logIn: screen.logIn, readers: [{ screen.model.request.store.token }])
  }
}
