// Refused: getting in between by a subclass of a final class; a function value can (STG-153)
// modes: 5 6

final class ServerAPIClient {
  // expected-note@+1 {{overridden declaration is here}}
  func order(_ item: String) -> Int { 250 }
}

#if !REPAIRED
  // expected-error@+1 {{inheritance from a final class 'ServerAPIClient'}}
  class LoggingClient: ServerAPIClient {
    // expected-error@+1 {{instance method overrides a 'final' instance method}}
    override func order(_ item: String) -> Int {
      print("order")
      return super.order(item)
    }
  }
#else
  func logging(_ order: @escaping (String) -> Int) -> (String) -> Int {
    { item in
      print("order")
      return order(item)
    }
  }

  func compose() -> (String) -> Int { logging(ServerAPIClient().order) }
#endif
