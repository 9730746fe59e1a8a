extension Way {
  static let functions = Way(
    name: "functions", chapters: [29],
    run: { services, use in
      await use(
        App {
          let screen = Functions.screen(services)
          return Window(
            logIn: screen.logIn,
            readers: [
              screen.login.kept, screen.model.login.kept, screen.model.request.login.kept,
            ])
        })
    })
}
