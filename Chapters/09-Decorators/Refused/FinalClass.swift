// Refused: getting in between a class and a consumer that names it, by a subclass or by a function (STG-153, STG-E25)
// modes: 5 6

final class ServerAPIClient {
  // expected-note@+1 {{overridden declaration is here}}
  func order(_ item: String) -> Int { 250 }
}

func logging(_ order: @escaping (String) -> Int) -> (String) -> Int {
  { item in
    print("order")
    return order(item)
  }
}

#if !REPAIRED
  struct Checkout {
    let client: ServerAPIClient

    func price(of item: String) -> Int { client.order(item) }
  }

  // expected-error@+1 {{inheritance from a final class 'ServerAPIClient'}}
  class LoggingClient: ServerAPIClient {
    // expected-error@+1 {{instance method overrides a 'final' instance method}}
    override func order(_ item: String) -> Int {
      print("order")
      return super.order(item)
    }
  }

  func compose() -> Checkout {
    // expected-error@+1 {{cannot convert value of type '(String) -> Int' to expected argument type 'ServerAPIClient'}}
    Checkout(client: logging(ServerAPIClient().order))
  }
#else
  struct Checkout {
    let order: (String) -> Int

    func price(of item: String) -> Int { order(item) }
  }

  func compose() -> Checkout { Checkout(order: logging(ServerAPIClient().order)) }
#endif
