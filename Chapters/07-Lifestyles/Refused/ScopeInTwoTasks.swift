// Refused: using a non-Sendable scope in two tasks at the same time (STG-197)

@testable import Lifestyles

#if !REPAIRED
  func putTwice(_ app: App) {
    let checkout = app.makeCheckout()
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { checkout.cart.put(.tea) }
    // expected-note@+1 {{access can happen concurrently}}
    Task { checkout.cart.put(.bread) }
  }
#else
  func putTwice(_ checkout: SharedCheckout) {
    Task { await checkout.put(.tea) }
    Task { await checkout.put(.bread) }
  }
#endif
