// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Way {
  static let deps3 = Way(
    name: "deps3", chapters: [16],
    run: { services, use in
      let deps = Deps3.deps(services)
      await use(
        App(
          open: {
            let screen = Deps3.LoginScreen(deps: deps)
            return Window(
              logIn: screen.logIn, readers: [{ screen.deps.request().deps.store().token }])
          },
          replaceClock: { deps.clock_ = $0 }))
    })
}
