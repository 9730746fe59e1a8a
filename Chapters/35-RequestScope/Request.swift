/// A client's request to put items into a cart.
struct Request: Sendable {
  /// The header `X-Request-ID`, for finding the request's lines in the log.
  let id: String
  /// Identifies the customer.
  let token: String
  let items: [String]
}
