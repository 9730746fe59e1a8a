extension Way {
  /// The services that it's given stay unused.
  static let singleton = Way(
    name: "singleton", chapters: [3],
    run: { _, use in
      let screen = Singleton.LoginScreen()
      await use(App { Window(logIn: screen.logIn, readers: []) })
    },
    anyCode: { MemoryStore.shared.token })
}
