// Refused: a scope in two tasks at once; being scoped makes no access sequential (STG-197)

final class Cart {
  var items: [String] = []
}

#if !REPAIRED
  final class Checkout {
    lazy var cart = Cart()

    func put(_ item: String) async { cart.items.append(item) }
  }
#else
  actor Checkout {
    lazy var cart = Cart()

    func put(_ item: String) { cart.items.append(item) }
  }
#endif

func putTwice() {
  let checkout = Checkout()
  // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
  // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
  Task { await checkout.put("tea") }
  // expected-note@+1 {{access can happen concurrently}}
  Task { await checkout.put("bread") }
}
