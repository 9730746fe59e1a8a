/// Makes the container of one login. It resolves from the app only what is registered here.
func makeLoginContainer(app: Container, user: String) -> Container {
  let login = Container()
  login.register(Favorites.self) { _ in app.resolve() }
  login.register(Session.self, .cached) { _ in Session(user: user) }
  registerCheckout(in: login)
  return login
}
