extension Way {
  static let deps4 = Way(
    name: "deps4", chapters: [17],
    run: { services, use in
      let deps = Deps4.deps(services)
      await use(
        App(
          open: {
            let screen = Deps4.LoginScreen(deps: deps)
            return Window(
              logIn: screen.logIn, readers: [{ screen.deps.request.deps.store.token }])
          },
          replaceClock: { deps.clock = $0 }))
    })
}
