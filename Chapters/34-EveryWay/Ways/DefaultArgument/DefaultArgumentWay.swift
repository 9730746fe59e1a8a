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
    forgotten: { Window(logIn: DefaultArgument.LoginScreen().logIn, readers: []) },
    anyCode: { MemoryStore.shared.token })
}
