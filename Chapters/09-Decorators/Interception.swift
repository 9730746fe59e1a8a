// Interception without a protocol, a superclass or a wrapper type: a function goes in, and a function
// of the same type comes out.

/// Logs when `call` begins and ends, whatever its parameters, result and error.
func intercepted<each Input, Output>(
  _ name: String, log: @escaping (String) -> Void = { print($0) },
  _ call: @escaping (repeat each Input) throws -> Output
) -> (repeat each Input) throws -> Output {
  { (input: repeat each Input) in
    log("\(name)>")
    defer { log("<\(name)") }
    return try call(repeat each input)
  }
}

/// A service without a protocol. It is final, so a subclass can't intercept its calls either.
final class ServerAPIClient {
  /// Returns the price in cents.
  func order(_ item: String, for user: String) -> Int { 250 }
}
