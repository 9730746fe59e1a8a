extension Way {
  static let adapter = Way(
    name: "adapter", chapters: [5],
    run: { services, use in
      await use(
        App {
          let request = Adapter.request(services)
          return Window(
            logIn: Adapter.screen(request).logIn, readers: [{ request.store.token }])
        })
    })
}
