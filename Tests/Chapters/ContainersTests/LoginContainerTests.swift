import Testing

@testable import Containers

@Test("A login's container is freed at logout and shares the app's favorites")
func loginContainer() {
  let app = Container()
  registerFavorites(in: app)
  weak var session: Session?
  func logInAndOut() {
    let login = makeLoginContainer(app: app, user: "Ada")
    session = login.resolve(Session.self)
    #expect(login.resolve(Checkout.self).buy("tea") == "Ada pays for tea")
    #expect(login.resolve(Favorites.self) === app.resolve(Favorites.self))
  }
  logInAndOut()
  #expect(session == nil)
}
