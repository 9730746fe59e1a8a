// Refused: a property with `!`, where the provider protocol requires one without (DEPS-12)
// alone: the chapter's providers are methods, which is the repair

final class APIClient {}

#if !REPAIRED
  // expected-note@+4 {{protocol requires property 'checkout' with type 'Checkout'}}
  // expected-error@+11 {{type 'ShopDeps' does not conform to protocol 'CheckoutProviding'}}
  // expected-note@+10 {{add stubs for conformance}}
  // expected-note@+11 {{candidate has non-matching type 'Checkout?'}}
  protocol CheckoutProviding { var checkout: Checkout { get } }

  final class Checkout {
    private let deps: ShopDeps

    init(deps: ShopDeps) { self.deps = deps }
  }

  final class ShopDeps: CheckoutProviding {
    let client = APIClient()
    var checkout: Checkout!

    static func makeDeps() -> ShopDeps {
      let deps = ShopDeps()
      deps.checkout = Checkout(deps: deps)
      return deps
    }
  }
#else
  protocol CheckoutProviding { func checkout() -> Checkout }

  final class Checkout {
    private let deps: ShopDeps

    init(deps: ShopDeps) { self.deps = deps }
  }

  final class ShopDeps: CheckoutProviding {
    let client = APIClient()
    private var storedCheckout: Checkout!

    func checkout() -> Checkout { storedCheckout }

    static func makeDeps() -> ShopDeps {
      let deps = ShopDeps()
      deps.storedCheckout = Checkout(deps: deps)
      return deps
    }
  }
#endif
