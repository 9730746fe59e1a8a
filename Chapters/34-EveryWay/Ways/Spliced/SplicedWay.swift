extension Way {
  static let spliced = Way(
    name: "spliced", chapters: [21],
    run: { services, use in
      let app = Spliced.app(services)
      await use(
        App {
          let screen = Spliced.LoginScreen(dependencies: app, store: services.makeStore())
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.dependencies.store.token }, { screen.model.dependencies.store.token },
              { screen.model.request.dependencies.store.token },
            ])
        })
    })
}
