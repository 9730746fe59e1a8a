extension DefaultArgument {
  static func screen(_ services: Services) -> LoginScreen {
    LoginScreen(
      model: LoginModel(
        request: LoginRequest(
          client: services.client, clock: services.clock, store: services.makeStore(),
          logger: services.logger)))
  }
}
