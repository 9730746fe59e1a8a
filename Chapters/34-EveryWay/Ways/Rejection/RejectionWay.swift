extension Way {
  static let rejection = Way(
    name: "rejection", chapters: [13],
    run: { services, use in
      await use(
        App {
          let store = services.makeStore()
          return Window(
            logIn: { name in Rejection.logIn(name, services, store: store) }, readers: [])
        })
    })
}
