extension Way {
  static let global = Way(
    name: "global", chapters: [3],
    run: { services, use in
      let screen = Global.wire(services)
      await use(
        App(
          open: { Window(logIn: { screen.logIn($0) }, readers: []) },
          replaceClock: { globalClock = $0 }))
    },
    forgotten: { Window(logIn: { Global.LoginScreen().logIn($0) }, readers: []) },
    anyCode: { globalStore.token })
}
