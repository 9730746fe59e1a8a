import Scopes

extension Way {
  static let carried = Way(
    name: "carried", chapters: [27],
    run: { services, use in
      let app = CarriedAppResource(injecting: NilResource())
      app.services = services
      await use(
        App {
          let screen = app.open()
          return Window(
            logIn: screen.logIn,
            readers: [
              { screen.store.token }, { screen.model.store.token },
              { screen.model.request.store.token },
            ])
        })
    })
}
