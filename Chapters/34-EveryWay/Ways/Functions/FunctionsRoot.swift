extension Functions {
  static func screen(_ services: Services) -> LoginScreen {
    let store = services.makeStore()
    return LoginScreen(
      login: Login(
        token: services.client.token, now: { services.clock.now }, keep: store.keep,
        log: services.logger.log))
  }
}
