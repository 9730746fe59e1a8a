// Refused: a dependency that plain code forgets; nothing has to run (OURS-218)

@testable import Containers

func makeCheckout() -> Checkout {
  let cart = Cart()
  #if !REPAIRED
    // expected-error@+1 {{missing argument for parameter 'session' in call}}
    return Checkout(client: ServerCheckoutClient(), cart: cart)
  #else
    let session = Session(user: "Ada")
    return Checkout(client: ServerCheckoutClient(session: session), cart: cart)
  #endif
}
