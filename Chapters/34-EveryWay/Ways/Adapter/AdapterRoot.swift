extension Adapter {
  static func request(_ services: Services) -> LoginRequest {
    LoginRequest(
      client: services.client, clock: services.clock, store: services.makeStore(),
      logger: services.logger)
  }

  static func screen(_ request: LoginRequest) -> LoginScreen {
    LoginScreen(model: LoginModel(api: request))
  }
}
