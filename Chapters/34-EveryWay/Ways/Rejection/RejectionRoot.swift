extension Rejection {
  /// The only code with services: it asks before the login, and acts after it.
  static func logIn(_ name: String, _ services: Services, store: any Store) -> String {
    let login = screen(name, token: services.client.token(for: name), now: services.clock.now)
    store.keep(login.keep)
    services.logger.log(login.log)
    return login.answer
  }
}
