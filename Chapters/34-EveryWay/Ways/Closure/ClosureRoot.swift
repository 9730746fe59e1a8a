extension Closure {
  static func screen(_ services: Services, store: any Store) -> LoginScreen {
    LoginScreen(
      model: LoginModel { name in
        send(
          name, client: services.client, clock: services.clock, store: store,
          logger: services.logger)
      })
  }
}
