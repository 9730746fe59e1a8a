extension Way {
  static let closure = Way(
    name: "closure", chapters: [5],
    run: { services, use in
      await use(
        App {
          let store = services.makeStore()
          return Window(
            logIn: Closure.screen(services, store: store).logIn, readers: [{ store.token }])
        })
    })
}
