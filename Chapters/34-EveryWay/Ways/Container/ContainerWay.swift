extension Way {
  /// Only the root has the container, and asks it for each window's screen.
  static let container = Way(
    name: "container", chapters: [30],
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
