extension Way {
  static let defaultArgument = Way(
    name: "default", chapters: [3],
    run: { services, use in
      await use(
        App {
          let screen = DefaultArgument.screen(services)
          return Window(
            logIn: screen.logIn, readers: [{ screen.model.request.store.token }])
        })
    },
    forgotten: {
      let services = Services()
      let request = DefaultArgument.LoginRequest(
        client: services.client, store: services.makeStore(), logger: services.logger)
      let screen = DefaultArgument.LoginScreen(model: DefaultArgument.LoginModel(request: request))
      return Window(logIn: screen.logIn, readers: [])
    },
    anyCode: { MemoryStore.shared.token })
}
