// Refused: intercepting calls of a class whose consumer names it, by a subclass or a function (STG-153, STG-E25)

@testable import Decorators

#if !REPAIRED
  struct Checkout {
    let client: ServerAPIClient

    func price(of item: String) -> Int { client.order(item, for: "u1") }
  }

  // expected-error@+1 {{inheritance from a final class 'ServerAPIClient'}}
  class LoggingClient: ServerAPIClient {}

  func compose(_ client: ServerAPIClient) -> Checkout {
    // expected-error@+1 {{cannot convert value of type '(String, String) throws -> Int' to expected argument type 'ServerAPIClient'}}
    Checkout(client: intercepted("order", client.order))
  }
#else
  struct Checkout {
    let order: (String, String) throws -> Int

    func price(of item: String) throws -> Int { try order(item, "u1") }
  }

  func compose(_ client: ServerAPIClient) -> Checkout {
    Checkout(order: intercepted("order", client.order))
  }
#endif
