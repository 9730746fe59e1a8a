extension Way {
  static let deps2 = Way(
    name: "deps2", chapters: [15],
    run: { services, use in
      let deps = Deps2.deps(services)
      await use(
        App(
          open: {
            let screen = Deps2.LoginScreen(deps: deps)
            return Window(
              logIn: screen.logIn, readers: [{ screen.deps.request.store.token }])
          },
          replaceClock: { deps.clock = $0 }))
    })
}
