extension Locator {
  /// All code may ask it.
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
