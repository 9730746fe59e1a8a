/// What a client sent to the server, to put items into a cart.
struct Request: Sendable {
  /// The header `X-Request-ID`. A line of the log with it can be found again.
  let id: String
  /// Says who the customer is.
  let token: String
  let items: [String]
}
