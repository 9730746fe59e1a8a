import Playground

/// The services of one login, each watched by `lifetimes`.
func makeServices(watchedBy lifetimes: Lifetimes) -> ShopServices {
  let client = lifetimes.watch("client", ServerClient(server: "live"))
  let store = lifetimes.watch("session", CustomerSession())
  let services = ShopServices(client: client, sessionStore: store)
  lifetimes.watch("core", Mirror(reflecting: services).descendant("core")! as AnyObject)
  lifetimes.watch("checkout", services.checkout as AnyObject)
  return lifetimes.watch("services", services)
}

/// The services that need each other, after the session store has refreshed the token.
func useShop(_ lifetimes: Lifetimes) {
  let shop = ShopDeps()
  lifetimes.watch("client", shop.client)
  lifetimes.watch("session store", shop.sessionStore)
  lifetimes.watch("ShopDeps", shop)
  shop.sessionStore.refresh()
}
