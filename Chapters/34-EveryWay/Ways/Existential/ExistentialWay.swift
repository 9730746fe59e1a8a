extension Way {
  static let existential = Way(
    name: "existential", chapters: [2],
    run: { services, use in
      await use(
        App {
          let screen = Existential.screen(services)
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.store.token }, { screen.model.store.token },
              { screen.model.request.store.token },
            ])
        })
    })
}
