extension Way {
  static let composed = Way(
    name: "composed", chapters: [18, 20],
    run: { services, use in
      let app = Composed.app(services)
      await use(
        App {
          let screen = Composed.LoginScreen(dependencies: app)
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.dependencies.store.token }, { screen.model.dependencies.store.token },
              { screen.model.request.dependencies.store.token },
            ])
        })
    })
}
