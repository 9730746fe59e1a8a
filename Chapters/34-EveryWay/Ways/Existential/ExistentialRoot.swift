extension Existential {
  static func screen(_ services: Services) -> LoginScreen {
    LoginScreen(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }
}
