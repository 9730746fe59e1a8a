extension Before {
  /// Takes the object, but holds it weakly.
  final class WeakCheckout {
    private weak var deps: ShopDeps?

    init(deps: ShopDeps) { self.deps = deps }

    func buy(_ item: String) -> String? {
      guard let deps else { return nil }
      return deps.client.send(item, token: deps.sessionStore.token)
    }
  }
}
