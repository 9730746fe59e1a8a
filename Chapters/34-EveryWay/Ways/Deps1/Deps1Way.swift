extension Way {
  static let deps1 = Way(
    name: "deps1", chapters: [14],
    run: { services, use in
      let deps = Deps1.deps(services)
      await use(
        App(
          open: {
            let screen = Deps1.LoginScreen(deps: deps)
            return Window(
              logIn: screen.logIn, readers: [{ screen.deps.request.deps.store.token }])
          },
          replaceClock: { deps.clock = $0 }))
    })
}
