extension Way {
  static let scope = Way(
    name: "scope", chapters: [25, 26],
    run: { services, use in
      let app = Scope.app(services)
      await use(
        App {
          let screen = Scope.LoginScreen(injecting: app)
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.store.token }, { screen.model.store.token },
              { screen.model.request.injected.store.token },
            ])
        })
    })
}
