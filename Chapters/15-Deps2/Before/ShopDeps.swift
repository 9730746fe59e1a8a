// The checkout in the form of chapter 14: it takes the object that holds it.

enum Before {
  final class Checkout {
    private let deps: ShopDeps

    init(deps: ShopDeps) { self.deps = deps }

    func buy(_ item: String) -> String {
      deps.client.send(item, token: deps.sessionStore.token)
    }
  }

  final class ShopDeps {
    let client = ServerAPIClient()
    let sessionStore = SessionStore()
    lazy var checkout = Checkout(deps: self)
  }
}
