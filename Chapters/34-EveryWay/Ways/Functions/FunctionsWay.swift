extension Way {
  static let functions = Way(
    name: "functions", chapters: [29],
    run: { services, use in
      await use(
        App { Window(logIn: Functions.screen(services).logIn, readers: []) })
    })
}
